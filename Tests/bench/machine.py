"""The machine that measures, as reports name it."""

import os
import platform
import re
from pathlib import Path


def machine() -> str:
    model = re.search(r"model name\s*:\s*(.+)", Path("/proc/cpuinfo").read_text())
    memory = int(re.search(r"MemTotal:\s+(\d+)", Path("/proc/meminfo").read_text())[1]) / 2**20
    return f"{model[1] if model else platform.machine()}, {os.cpu_count()} cores, {memory:.0f} GiB"
