"""Every main page, and a member for whom each has something to show."""

import re
import uuid
from itertools import cycle

from buddies import befriend, show_fitting
from days import in_days, today
from people import Member
from program import Program
from small_workout import begin, tell
from waiting import wait_for

PAGES_OF_A_STRANGER = ["/", "/sign-up", "/log-in", "/recovery", "/help", "/help/diary", "/offline"]
WORKOUT = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"
CALENDAR = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d55"
DISH = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d66"
UNDER_WAY, DONE = "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1a11", "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1a12"
PLANNED = "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1a13"
# `{0}` is today and `{-1}` yesterday.
PAGES_OF_A_MEMBER = [
    "/diary", "/diary/{-1}", "/diary/{3}", "/diary/{0}/nutrients", "/diary/{0}/energy", "/diary/{0}/readings", "/diary/meals",
    "/foods", "/foods?q=banana", "/foods?q=zzzzqqqq", "/foods?q=" + "w" * 120, "/foods?tab=favourites",
    "/diary/{1}/usual", "/diary/copies/new?from={0}&to={1}",
    "/foods?tab=frequent", "/foods?tab=recent", "/foods?tab=quick", "/foods?tab=code", "/foods/usda-09040", "/goal", "/goal/plan",
    "/scans/photo", "/scans/photo?failures=1", "/diary/photos", "/diary/photos/kept", "/foods?q=banana&filter=raw", "/foods/away", "/foods/mine", "/foods/new", "/meals", "/meals/new", f"/meals/meal-{DISH}", f"/meals/meal-{DISH}/edit", "/recipes", "/recipes/new",
    "/timelines/nutrition", "/timelines/nutrition?range=week&nutrient=401", "/timelines/weight", "/weights", "/me",
    "/advice", "/advice/exclusions", "/me/reminders", "/me/sessions",
    "/me/settings", "/me/settings/units", "/me/settings/notices", "/me/settings/no-pressure", "/me/settings/password",
    "/me/settings/second-factor",
    "/me/tokens", "/me/data", "/me/leaving", "/notices", "/notices/settings", "/help", "/help/diary",
    "/welcome/body", "/welcome/injuries", "/welcome/limits", "/welcome/aim", "/welcome/activity", "/welcome/cycle", "/welcome/about", "/welcome/done",
    "/recommendations", "/me/people-like-you",
    "/workouts", "/workouts?status=completed", "/workouts/new", f"/workouts/{WORKOUT}", f"/workouts/{WORKOUT}/edit",
    "/training/gear", "/training/gear/gym", "/training/safety", "/training/pain", "/me/health", "/gyms", "/reminders",
    "/training", "/training/weeks/{0}", "/training/progress",
    "/activities/new", "/activities/new?kind=yoga", "/activities/form?exercise=brisk-walk", "/activities/by-calories", "/activities/files",
    "/calendars", "/calendars/file", "/calendars/address", "/calendars/account", f"/calendars/{CALENDAR}/removal", f"/calendars/{CALENDAR}/name",
    f"/sessions/{UNDER_WAY}", f"/sessions/{UNDER_WAY}/pain", f"/sessions/{DONE}",
    "/exercises", "/exercises?place=home&equipment=none&category=strength&q=squat", "/exercises?q=zzzzqqqq", "/exercises?mine=on",
    "/exercises/bodyweight-squat", "/exercises/jump-squat", "/exercises/new", "/exercises/left-out", "/training/videos", "/music", "/music/playlists",
    "/music/playlists/new", "/music/taste", "/music/sources", "/music/sources/subsonic",
    "/exercises/bodyweight-squat/videos",
    "/free-time", "/free-time/weeks/{7}", "/free-time/{1}", "/free-time/settings", "/plans/new?day={1}&at=17:00", f"/plans/{PLANNED}", f"/plans/{PLANNED}/workout",
    "/together/chats", "/together/card", "/together/requests", "/together/buddies",
    "/together", "/together/guidelines", "/together/profile", "/together/profile/parts/who", "/together/profile/parts/training", "/together/profile/parts/meeting",
    "/together/profile/parts/finding", "/together/profile/removal", "/together/profile/photo",
    "/together/people", "/together/people?show=activities", "/together/people?anywhere=on", "/together/blocks",
    "/together/events",
    "/motivation/missions", "/motivation/missions/new?kind=steps", "/motivation/missions/new?kind=weight", "/motivation/missions/new?kind=own",
    "/motivation/photos", "/motivation/photos/new",
    "/together/blocks/new?about=1",
]
PAGES_OF_PEOPLE = [
    "/together/members/{buddy}", "/together/buddies/{buddy}/match", "/together/buddies/{buddy}/removal", "/together/reports/new?about={buddy}",
]
PAGE_OF_A_REMINDER, PAGE_OF_A_CHAT = "/reminders/{}", "/together/chats/{}"
SAID = ["Are you in on Thursday?\n\nThe plan: https://lake.example/training?week=12&of=a-rather-long-address-that-fits-no-phone", "Gladly.", "See you."]
PROFILE = {
    "goals": ["habit", "strength"], "strengths": ["calm"], "styles": ["weights", "yoga"], "places": ["gym"],
    "times": ["tuesday-evening", "saturday-morning"], "experience": "some", "intro": "I laugh between sets.",
    "lat": 55.68, "lon": 12.57, "limitations": ["knee"], "wishedTraits": ["patient"],
}
EATEN = {
    "Breakfast": ["oatmeal cooked", "blueberries", "milk whole"],
    "Lunch": ["chicken breast roasted", "white rice cooked", "broccoli cooked"],
    "Dinner": ["salmon", "potatoes boiled", "spinach raw"],
    "Snacks": ["banana", "almonds"],
}


def full_diary(program: Program) -> Member:
    """A member with a goal and a week of meals."""
    member = Member.join(program, "frida")
    member.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 68, "activityFactor": 1.375}).raise_for_status()
    goal = {"targetKg": 64, "targetDay": str(in_days(7 * 16))}
    member.ask("PUT", "/goal", json=goal).raise_for_status()
    amounts = cycle([120, 80, 150, 30])
    for meal, queries in EATEN.items():
        for query in queries:
            food = member.get("/foods", q=query, limit=1)["foods"][0]["id"]
            for ago in range(7):
                eaten = {"meal": meal, "foodId": food, "amount": next(amounts), "unit": "g", "name": None, "kcal": None}
                member.eat(in_days(-ago), **eaten).raise_for_status()
    lines = [{"foodId": "usda-09040", "amount": 1, "unit": "100 g"}, {"foodId": "usda-20120", "amount": 80, "unit": "g"}]
    member.ask("POST", "/meals", json={"requestId": DISH, "name": "After training", "lines": lines}).raise_for_status()
    member.ask("PUT", "/advice/exclusions/usda-11457").raise_for_status()
    member.ask("PUT", f"/energy/{today()}", json={"burned": 220}).raise_for_status()
    for ago, minutes in ((0, 30), (1, 45), (9, 60)):
        run = {"requestId": str(uuid.uuid4()), "exerciseId": "steady-run", "minutes": minutes, "day": str(in_days(-ago))}
        member.ask("POST", "/activities", json=run).raise_for_status()
    event = f"BEGIN:VEVENT\r\nUID:1\r\nDTSTART:{today():%Y%m%d}T170000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\n"
    week = f"BEGIN:VCALENDAR\r\nX-WR-CALNAME:Work\r\n{event}END:VCALENDAR\r\n"
    member.ask("POST", f"/calendars/ics?requestId={CALENDAR}", data=week.encode()).raise_for_status()
    workout = {"requestId": WORKOUT, "title": "Legs", "intensity": "moderate", "minutes": 30, "place": "gym", "equipment": "basic"}
    member.ask("POST", "/workouts", json=workout).raise_for_status()
    member.ask("PUT", "/me/health", json={"conditions": ["heart"]}).raise_for_status()
    done = begin(program, member, request=DONE)
    tell(member, done, "completeSet", exercise=2, set="1", kilograms=20, exertion=7)
    tell(member, done, "heartRate", beats=124, highestBeats=139)
    tell(member, done, "stop")
    tell(member, begin(program, member, request=UNDER_WAY), "completeSet", exercise=1, set="1")
    hours = [{"weekday": day, "from": "17:00", "to": "21:00"} for day in ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")]
    member.ask("PUT", "/free-time/settings", json={"windows": hours, "workoutMinutes": 45, "showerMinutes": 15, "reminders": True}).raise_for_status()
    member.ask("PUT", "/guidelines", json={"version": 1}).raise_for_status()
    member.ask("PUT", "/buddy-profile", json=PROFILE).raise_for_status()
    plan = {"requestId": PLANNED, "day": str(in_days(1)), "at": "18:00", "workoutId": WORKOUT}
    member.ask("POST", "/planned-workouts", json=plan).raise_for_status()
    buddy = Member.join(program, "greta", firstName="Greta")
    asking, asked, fitting = (Member.join(program, name.lower(), firstName=name) for name in ("Ida", "Jon", "Kim"))
    show_fitting(asking, asked, fitting)
    asking.ask("POST", "/buddies/requests", json={"memberId": member.get("/me")["id"]}).raise_for_status()
    member.ask("POST", "/buddies/requests", json={"memberId": asked.get("/me")["id"]}).raise_for_status()
    chats = befriend((member, buddy), (member, Member.join(program, "hanna", firstName="Hanna")))
    for who, text in zip(cycle([buddy, member]), SAID):
        who.ask("POST", f"/chats/{chats[0]}/messages", json={"clientId": str(uuid.uuid4()), "text": text}).raise_for_status()
    return member


def pages_of(member: Member) -> list[str]:
    """Those whose addresses are the same for everybody, and those of the member's own people and conversations."""
    buddy = member.get("/buddies")["buddies"][0]["member"]["id"]
    people = [path.format(buddy=buddy) for path in PAGES_OF_PEOPLE]
    reminders = [PAGE_OF_A_REMINDER.format(one["id"]) for one in reminders_of(member)]
    return [dated(path) for path in PAGES_OF_A_MEMBER] + people + reminders + [PAGE_OF_A_CHAT.format(chat["id"]) for chat in member.get("/chats")["chats"]]


def dated(path: str) -> str:
    """The path with its days, which are counted from today."""
    return re.sub(r"\{(-?\d+)\}", lambda days: str(in_days(int(days[1]))), path)


def reminders_of(member: Member) -> list[dict]:
    """Planned by a job, in a moment after what they are about."""
    wait_for(lambda: member.get("/reminders")["training"]["reminders"])
    return member.get("/reminders")["training"]["reminders"]
