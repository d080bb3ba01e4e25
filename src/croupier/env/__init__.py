"""Learning environments over the kernel: for PettingZoo, for OpenSpiel, and many games at once.

`las_vegas_v0` and `lords_of_vegas_v0` need PettingZoo (`pip install croupier[env]`), `open_spiel`
needs OpenSpiel (`croupier[openspiel]`), and `batch` neither. See docs/environments.md.
"""
