"""What docs/security.md says of the OWASP ASVS 4.0.3 adds up: each requirement of level 2 stands there once."""

import re
from collections import Counter

from program import ROOT

# How many requirements of levels 1 and 2 each chapter has.
CHAPTERS = {1: 38, 2: 53, 3: 18, 4: 9, 5: 30, 6: 13, 7: 12, 8: 15, 9: 7, 10: 5, 11: 8, 12: 15, 13: 13, 14: 23}


def test_every_requirement_of_level_2_stands_there_once_and_they_are_counted_right():
    words = (ROOT / "docs" / "security.md").read_text()
    rows = re.findall(r"^\| (\d+\.\d+\.\d+) \| (met|not met|not applicable) \| \S.* \|$", words, re.MULTILINE)
    numbers = [number for number, _ in rows]
    assert len(set(numbers)) == len(numbers)
    assert Counter(int(number.split(".")[0]) for number in numbers) == CHAPTERS
    said = Counter(answer for _, answer in rows)
    counted = f"{said['met']} of {len(rows)} met, {said['not applicable']} not applicable, {said['not met']} not met"
    assert counted in " ".join(words.split()), counted
