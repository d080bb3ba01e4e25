"""Run the command line as `python -m croupier.cli`."""

import sys

from croupier.cli import main

sys.exit(main())
