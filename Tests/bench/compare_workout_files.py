"""Reads workout files with Spotter and with fitdecode and tcxreader from PyPI, and shows where they differ.

    python Tests/bench/compare_workout_files.py FOLDER ADDRESS

ADDRESS is a Spotter served for this: a new member brings every file in. Needs `pip install fitdecode tcxreader`.
"""

import json
import sys
import urllib.error
import urllib.request
import uuid
from pathlib import Path

import fitdecode
from tcxreader.tcxreader import TCXReader


def fit(path: Path) -> dict | None:
    """What the session messages of a FIT file say, or nothing when it holds none; raises what fitdecode raises."""
    sessions, beats, points = [], [], 0
    with fitdecode.FitReader(str(path), error_handling=fitdecode.ErrorHandling.RAISE, check_crc=fitdecode.CrcCheck.RAISE) as reader:
        for frame in reader:
            if not isinstance(frame, fitdecode.FitDataMessage):
                continue
            if frame.name == "session":
                sessions.append({f.name: f.value for f in frame.fields if f.value is not None})
            if frame.name == "record":
                points += 1
                beat = frame.get_value("heart_rate", fallback=None)
                beats += [beat] if beat else []
    if not sessions and points < 2:
        return None
    total = lambda name: sum(s[name] for s in sessions if name in s) if any(name in s for s in sessions) else None
    average = next((s["avg_heart_rate"] for s in sessions if "avg_heart_rate" in s), None) if len(sessions) == 1 else None
    highest = max((s["max_heart_rate"] for s in sessions if "max_heart_rate" in s), default=None)
    return {
        "seconds": total("total_timer_time"), "metres": total("total_distance"), "kcal": total("total_calories"),
        "average": average or (sum(beats) / len(beats) if beats else None), "highest": highest or max(beats, default=None),
    }


def tcx(path: Path) -> dict:
    read = TCXReader().read(str(path))
    # It knows no time but the one from start to end, which pauses are part of.
    return {
        "metres": read.distance, "kcal": read.calories,
        "average": read.hr_avg, "highest": read.hr_max,
    }


class Spotter:
    def __init__(self, address: str):
        self.address = address + "/api/v1"
        name = "c" + uuid.uuid4().hex[:10]
        person = {
            "firstName": "C", "lastName": "C", "screenName": name, "email": f"{name}@example.org", "password": "correct horse battery",
            "birthday": "1990-05-17", "gender": "male", "timeZone": "UTC",
        }
        self.ask("/members", person)
        self.token = self.ask("/sessions", {"login": name, "password": person["password"]})["token"]

    def ask(self, path: str, body: object, kind: str = "application/json") -> dict:
        data = json.dumps(body).encode() if kind == "application/json" else body
        request = urllib.request.Request(self.address + path, data=data, headers={"Content-Type": kind})
        if hasattr(self, "token"):
            request.add_header("Authorization", "Bearer " + self.token)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def read(self, path: Path) -> dict | str:
        try:
            answer = self.ask("/activities/files", path.read_bytes(), "application/octet-stream")
        except urllib.error.HTTPError as error:
            return json.load(error).get("errors", {}).get("file", [str(error)])[0]
        told = answer["activities"][0]
        activity = told["activity"]
        return {
            "seconds": activity["seconds"], "metres": activity["metres"],
            "kcal": activity["kcal"] if activity["way"] == "measured" else None,
            "average": activity["averageHeartRate"], "highest": activity["highestHeartRate"],
        }


def main() -> None:
    folder, address = Path(sys.argv[1]), sys.argv[2]
    differences = 0
    for path in sorted(p for p in folder.rglob("*") if p.suffix.lower() in (".fit", ".tcx")):
        try:
            theirs = fit(path) if path.suffix.lower() == ".fit" else tcx(path)
        except Exception as error:
            theirs = f"{type(error).__name__}: {error}"
        ours = Spotter(address).read(path)
        if isinstance(ours, str) or not isinstance(theirs, dict):
            # What they refuse need not be refused here.
            verdict = "DIFFERENT" if isinstance(theirs, dict) else "both refuse" if isinstance(ours, str) else "only ours reads"
            differences += verdict == "DIFFERENT"
            print(f"{path.name:62} {verdict}: theirs {theirs}, ours {ours}")
            continue
        wrong = []
        for name, value in theirs.items():
            if value is None or (value == 0 and ours[name] is None):
                continue
            if ours[name] is None or abs(ours[name] - value) > max(0.005 * abs(value), 0.51 if name in ("average", "kcal") else 0.01):
                wrong.append(f"{name}: theirs {value}, ours {ours[name]}")
        differences += bool(wrong)
        print(f"{path.name:62} {'same' if not wrong else 'DIFFERENT ' + '; '.join(wrong)}  {theirs}")
    print(f"{differences} differ")
    sys.exit(differences > 0)


if __name__ == "__main__":
    main()
