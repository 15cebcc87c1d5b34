"""A member with three years behind them: how long their timelines take."""

import datetime
import random
import time
from concurrent.futures import ThreadPoolExecutor

import requests

from program import Program
from village import TODAY, Villager, food_entry

DAYS, ENTRIES, LOOKS = 1_095, 8, 40
MOST_MILLISECONDS = 100
PAGES = {
    "Energy, all": "/timelines/nutrition?nutrient=208&range=all",
    "Energy, a year": "/timelines/nutrition?nutrient=208&range=year",
    "Energy, a month": "/timelines/nutrition?nutrient=208&range=month",
    "Vitamin C, all": "/timelines/nutrition?nutrient=401&range=all",
    "Vitamin C, a month": "/timelines/nutrition?nutrient=401&range=month",
    "Weight, all": "/timelines/weight?range=all",
    "Weight, a month": "/timelines/weight?range=month",
}


def live(program: Program, foods: list[str]) -> Villager:
    """Three years of meals and weights, sent as a phone sends them."""
    veteran = Villager(program, 1_000)
    chosen = random.Random(3)
    days = [str(TODAY - datetime.timedelta(days=ago)) for ago in reversed(range(DAYS))]
    meals = [(day, food_entry(chosen.choice(foods), "Lunch")) for day in days for _ in range(ENTRIES)]
    with ThreadPoolExecutor(4) as pool:
        for answer in pool.map(lambda meal: veteran.member.eat(meal[0], **meal[1]), meals):
            answer.raise_for_status()
        weights = {day: 85 - 0.008 * number + chosen.gauss(0, 0.5) for number, day in enumerate(days)}
        list(pool.map(lambda item: veteran.member.ask("PUT", f"/weights/{item[0]}", json={"kg": item[1]}), weights.items()))
    return veteran


def milliseconds(program: Program, veteran: Villager, path: str) -> list[float]:
    """How long each of some looks at a page takes, one after the other, in order of length."""
    took = []
    with requests.Session() as browser:
        for _ in range(LOOKS):
            start = time.perf_counter()
            answer = browser.get(program.url + path, headers={"Cookie": veteran.cookie})
            took.append((time.perf_counter() - start) * 1_000)
            assert answer.status_code == 200 and 'class="chart-dot"' in answer.text, path
    return sorted(took)


def table(program: Program, foods: list[str]) -> tuple[str, bool]:
    """The times as a table, and whether all are short enough."""
    veteran = live(program, foods)
    lines = [
        f"Timelines over {DAYS:,} days of {ENTRIES} entries, one look after the other, each at most {MOST_MILLISECONDS} ms:\n",
        "| page | median ms | longest ms |", "|---|---:|---:|",
    ]
    held = True
    for name, path in PAGES.items():
        took = milliseconds(program, veteran, path)
        missed = "" if took[-1] < MOST_MILLISECONDS else " **missed**"
        held = held and not missed
        lines.append(f"| {name} | {took[len(took) // 2]:.1f} | {took[-1]:.1f}{missed} |")
    return "\n".join(lines) + "\n", held
