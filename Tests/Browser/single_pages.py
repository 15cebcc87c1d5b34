"""Pages of a single thing, a member's and what an administrator looks after, and what they need."""

import uuid
from pathlib import Path

from buddies import befriend, write
from days import in_days, today
from pages import DONE, WORKOUT
from people import Member, entries
from pictures import picture
from program import command

PAGES_OF_ONE_THING = [
    "/diary/entries/{entry}", "/energy/items/{burned}", "/activities/{activity}", f"/activities/{DONE}/summary",
    "/foods/own-{food}", "/foods/own-{food}/edit", "/exercises/{exercise}/edit",
    f"/diary/sentences/new?day={today()}&meal=Lunch", f"/diary/sentences/new?day={today()}&meal=Lunch&text=two+eggs+and+a+banana",
    f"/workouts/{WORKOUT}/exercises/{{of_workout}}", "/training/progress/bodyweight-squat",
    "/motivation/rivals/{rivals}", "/motivation/proposals/{buddy}", "/motivation/photos/{photo}", "/motivation/photos/comparison",
    "/together/chats/{chat}/shares", "/together/chats/{chat}/workouts/new",
    f"/together/chats/{{chat}}/shares/new?kind=workout&id={WORKOUT}", f"/together/share?kind=workout&id={WORKOUT}",
    "/together/first-picture", "/me/data/imports/{import}",
]
PAGES_OF_ADMINISTRATION = [
    "/admin", "/admin/members", "/admin/sign-up", "/admin/announcements", "/admin/house", "/admin/log", "/admin/events", "/admin/switches",
    "/admin/suspensions", "/admin/reports", "/admin/texts", "/admin/contributions", "/admin/vouchers", "/together/events/new",
    "/admin/members/{member}", "/admin/reports/{report}", "/admin/contributions/{offer}", "/admin/events/{event}",
    "/admin/invitations/{invitation}/removal", "/admin/announcements/preview", "/admin/house/jobs/{job}/again",
    "/admin/vouchers/file?note=A+month&reason=A+gift", "/admin/vouchers/{load}/withdrawal",
    "/together/events/{event}", "/together/events/{event}/editing", "/together/events/{event}/cancellation",
    "/together/events/{event}/invitations", "/together/events/{event}/picture", "/together/events/{event}/restoration",
]
PAGES_OF_A_NUTRITIONIST = ["/nutritionist", "/nutritionist/texts/new", "/nutritionist/texts/{text}"]


def things_of(member: Member, folder: Path) -> dict[str, str]:
    """One of each thing that a page is about, of a member with a full diary."""
    food, rivals, exercise = (str(uuid.uuid4()) for _ in range(3))
    member.ask("POST", "/foods", json={"requestId": food, "name": "Rye bar", "energy": 410}).raise_for_status()
    member.ask("POST", "/exercises", json={"requestId": exercise, "name": "Hula hoop", "like": "jumping-jacks"}).raise_for_status()
    rules = [{"fact": "steps", "weight": 1}, {"fact": "water", "weight": 0}]
    group = {"requestId": rivals, "name": "Spring", "lastDay": str(in_days(20)), "rules": rules}
    member.ask("POST", "/motivation/rivals", json=group).raise_for_status()
    walk = {"requestId": str(uuid.uuid4()), "activity": "walking", "minutes": 30}
    burned = member.ask("POST", f"/energy/{today()}/items", json=walk)
    burned.raise_for_status()
    photos = [str(uuid.uuid4()) for _ in range(2)]
    for photo, size in zip(photos, (300, 320)):
        shot = picture(folder, height=size).read_bytes()
        member.ask("PUT", f"/motivation/photos/{photo}", data=shot, headers={"Content-Type": "image/png"}).raise_for_status()
    diary = "Date,Meal,Calories\n2026-03-14,Lunch,640\n"
    read = member.ask("POST", "/imports", data=diary.encode(), headers={"Content-Type": "text/csv"})
    read.raise_for_status()
    return {
        "entry": entries(member.get(f"/diary/{today()}"))[0]["id"],
        "burned": burned.json()["id"],
        "activity": member.get("/activities")["activities"][0]["id"],
        "food": food,
        "exercise": member.get("/exercises", q="Hula hoop")["exercises"][0]["id"],
        "of_workout": member.get(f"/workouts/{WORKOUT}")["phases"][0]["exercises"][0]["exerciseId"],
        "rivals": rivals,
        "photo": photos[0],
        "buddy": member.get("/buddies")["buddies"][0]["member"]["id"],
        "chat": member.get("/chats")["chats"][0]["id"],
        "import": read.json()["id"],
    }


def looked_after(mo: Member) -> dict[str, str]:
    """What an administrator finds waiting, and an event and an invitation of theirs."""
    made = command("admin", "make", mo.screen_name, data=mo.program.data)
    assert made.returncode == 0, made.stdout
    ana, ben = Member.join(mo.program, "ana"), Member.join(mo.program, "ben", firstName="Ben")
    for member in (mo, ana, ben):
        member.log_in().ask("PUT", "/guidelines", json={"version": 1}).raise_for_status()
    befriend((ana, ben), (mo, ben))
    told = {"memberId": ben.get("/me")["id"], "reason": "spam", "words": "All day long"}
    ana.ask("POST", "/reports", json=told).raise_for_status()
    food, event = str(uuid.uuid4()), str(uuid.uuid4())
    ben.ask("POST", "/foods", json={"requestId": food, "name": "Rye bar", "energy": 410}).raise_for_status()
    ben.ask("POST", f"/foods/own-{food}/offer").raise_for_status()
    run = {
        "requestId": event, "name": "Run by the lake", "place": "Lake", "zone": "UTC", "startDay": str(in_days(2)),
        "startTime": "18:00", "endTime": "19:30", "points": 10, "ages": "adults",
    }
    mo.ask("POST", "/events", json=run).raise_for_status()
    mo.ask("POST", "/admin/invitations", json={"note": "Ben's sister"}).raise_for_status()
    write(mo.program, ["INSERT INTO job (kind, payload, due_at, dead_at, last_error) VALUES ('deliver-notice', '0/0', 0, 1, 'It failed.')"])
    return {
        "member": told["memberId"], "event": event, "invitation": mo.get("/admin/invitations")["invitations"][0]["id"],
        "job": mo.get("/admin/jobs")["dead"][0]["id"],
    }
