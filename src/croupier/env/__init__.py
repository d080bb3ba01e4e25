"""Learning environments over the kernel: for PettingZoo, for OpenSpiel, and many games at once.

Each game has a package here. The modules with a version (`…_v0`) need PettingZoo (`pip install
croupier[env]`), `open_spiel` needs OpenSpiel (`croupier[openspiel]`), and batches neither. See
docs/environments.md.
"""
