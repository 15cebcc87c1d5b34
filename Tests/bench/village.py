"""Fifty members with three weeks of diary each, for measuring."""

import datetime
import random
from concurrent.futures import ThreadPoolExecutor

import requests

from people import PASSWORD, Member, entry
from program import Program

MEMBERS, DAYS, ENTRIES = 50, 21, 12
TODAY = datetime.date.today()
QUERIES = """
    apple; appl; banana; ban; bread; rye bread; white rice; brown rice; oat; oatmeal; milk; whole mil; skim milk; egg;
    boiled egg; eggs scrambled; chicken; chicken brea; chicken breast roasted; beef; ground beef; salmon; tuna; shrimp;
    potato; mashed potatoes; sweet potato; tomato; toma; cucumber; lettuce; spinach; broccoli; brocoli; carrot; onion;
    garlic; mushrooms; avocado; avo; orange; orange juice; strawberries; blueb; grapes; pear; cheese; cheddar chees;
    mozzarella; yogurt; greek yogurt; butter; olive oil; peanut butter; almonds; walnuts; pasta; spaghetti; pizza; chocolate;
    dark chocolate; honey; coffee; black tea; beer; red wine
    """


class Villager:
    """A member with a token for the API and a cookie for the pages."""

    def __init__(self, program: Program, number: int):
        self.member = Member.join(program, f"villager{number}", gender="male")
        self.member.ask("PATCH", "/me", json={"heightCm": 180, "weightKg": 80, "activityFactor": 1.55}).raise_for_status()
        goal = {"targetKg": 76, "targetDay": str(TODAY + datetime.timedelta(weeks=16))}
        self.member.ask("PUT", "/goal", json=goal).raise_for_status()
        body = {"login": self.member.screen_name, "password": PASSWORD}
        answer = requests.post(program.url + "/log-in", data=body, allow_redirects=False)
        self.cookie = "spotter_session=" + answer.cookies["spotter_session"]
        self.bearer = "Bearer " + self.member.token

    def eat_for_weeks(self, foods: list[str]) -> None:
        chosen = random.Random(self.member.screen_name)
        for day in days():
            for number in range(ENTRIES):
                meal = ["Breakfast", "Lunch", "Dinner", "Snacks"][number * 4 // ENTRIES]
                self.member.eat(day, **food_entry(chosen.choice(foods), meal)).raise_for_status()


def days() -> list[str]:
    return [str(TODAY - datetime.timedelta(days=ago)) for ago in range(DAYS)]


def queries() -> list[str]:
    return [query.strip() for query in QUERIES.split(";")]


def food_entry(food: str, meal: str) -> dict:
    """A new entry; the one without plain calories that `entry` brings."""
    return {"meal": meal, "foodId": food, "amount": 120, "unit": "g", "name": None, "kcal": None}


def settle(program: Program) -> tuple[list[Villager], list[str]]:
    """Makes the village; returns who lives there and what they eat."""
    with ThreadPoolExecutor(4) as pool:
        villagers = list(pool.map(lambda number: Villager(program, number), range(MEMBERS)))
        reader = villagers[0].member
        foods = [found["id"] for query in queries() for found in reader.get("/foods", q=query, limit=1)["foods"]]
        list(pool.map(lambda villager: villager.eat_for_weeks(foods), villagers))
    return villagers, foods


def kept(villagers: list[Villager]) -> int:
    """How many entries all days together hold."""
    return sum(villager.member.get(f"/diary/{day}")["entries"] for villager in villagers for day in days())
