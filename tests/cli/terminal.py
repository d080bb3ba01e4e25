"""Take the terminal that is the input, and become the command that is named.

Whatever runs in the background of a shell ignores Ctrl-C, and so do its children: here it counts.
"""

import os
import sys
from fcntl import ioctl
from signal import SIG_DFL, SIGINT, signal
from termios import TIOCSCTTY

if __name__ == "__main__":
    ioctl(0, TIOCSCTTY, 0)
    signal(SIGINT, SIG_DFL)
    command = sys.argv[1:]
    os.execv(command[0], command)
