"""Learning environments over the kernel: for PettingZoo, Gymnasium, OpenSpiel, and many at once.

Each game has a package here. The modules with a version (`…_v0`) need PettingZoo and Gymnasium
(`pip install croupier[env]`), `open_spiel` needs OpenSpiel (`croupier[openspiel]`), and batches
neither. See docs/environments.md.
"""
