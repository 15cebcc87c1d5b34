"""Messages of buddies: live, on every node, and for absent members."""

import base64
import json
import os
import uuid
from concurrent.futures import ThreadPoolExecutor

from buddies import befriend, part, show_reading
from people import Member
from streams import Stream, listeners
from waiting import happens_within, wait_for


def say(member: Member, chat: str, text: str, **more: str) -> dict:
    answer = member.ask("POST", f"/chats/{chat}/messages", json={"clientId": str(uuid.uuid4()), "text": text} | more)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def test_both_hear_at_once_what_is_said_and_read(serve, storage):
    program = serve(**storage)
    ana, ben = Member.join(program), Member.join(program, "ben")
    [chat] = befriend((ana, ben))
    show_reading(ben)
    streams = {ana: Stream(ana), ben: Stream(ben)}
    for stream in streams.values():
        stream.next("unread")
    sent = say(ana, chat, "Tomorrow at six?\nAt the lake.")
    for member, stream in streams.items():
        heard = json.loads(stream.next("message")["data"])
        assert heard["text"] == "Tomorrow at six?\nAt the lake." and heard["number"] == sent["number"] == 1
        assert heard["mine"] == (member is ana)
        assert member.get(f"/chats/{chat}/messages")["messages"] == [heard]
    again = say(ana, chat, "Tomorrow at six?\nAt the lake.", clientId=sent["clientId"])
    assert again == sent
    long = say(ben, chat, "é" * 4_000)
    heard = json.loads(streams[ana].next("message")["data"])
    assert heard["number"] == 2 and heard["text"] is None, "What was said again isn't told again, and long text is asked for."
    assert ana.get(f"/chats/{chat}/messages", after=1)["messages"][0]["text"] == long["text"]
    ben.ask("PUT", f"/chats/{chat}/reading", json={"number": 1}).raise_for_status()
    assert json.loads(streams[ana].next("reading")["data"]) == {"chat": chat, "number": 1, "mine": False}
    assert ana.get(f"/chats/{chat}/messages")["buddyReadNumber"] == 1

    def hear_ana() -> None:
        words = str(uuid.uuid4())
        say(ana, chat, words)
        for stream in streams.values():
            stream.next("message", words)

    assert happens_within(3, hear_ana)


def test_two_programs_on_one_database_bring_each_others_messages(serve, new_database):
    url, key = new_database(), base64.b64encode(os.urandom(32)).decode()
    here, there = (serve(DATABASE_URL=url, KEY=key, RATE_LIMITS="off") for _ in range(2))
    ana, ben = Member.join(here), Member.join(there, "ben")
    [chat] = befriend((ana, ben))
    streams = [Stream(ana), Stream(ben)]
    for stream in streams:
        stream.next("unread")
    wait_for(lambda: listeners(url) == 2)  # Both programs must listen before anything is sent.
    with ThreadPoolExecutor(2) as pool:
        said = [pool.submit(say, member, chat, f"{member.screen_name} {number}") for number in range(20) for member in (ana, ben)]
        numbers = sorted(one.result()["number"] for one in said)
    first, last = numbers[0], numbers[-1]
    assert numbers == list(range(first, last + 1)), "Counted without a gap, whichever program wrote."
    for stream in streams:
        heard = set()
        while not heard >= set(numbers):
            heard.add(json.loads(stream.next("message")["data"])["number"])
    for member in (ana, ben):
        shown = member.get(f"/chats/{chat}/messages", limit=100)["messages"]
        assert [message["number"] for message in shown] == list(range(1, last + 1))


def test_who_is_away_is_told_once_and_not_what(serve, storage):
    program = serve(**storage)
    ana, ben = Member.join(program), Member.join(program, "ben")
    [chat] = befriend((ana, ben))
    stream = Stream(ben)
    say(ana, chat, "A secret")
    say(ana, chat, "Another")
    notice = json.loads(stream.next("notice", "wrote to you")["data"])
    assert notice["text"] == "Ana wrote to you." and notice["path"] == f"/together/chats/{chat}"
    assert [notice["kind"] for notice in ben.get("/notices")["notices"]].count("messages") == 1
    ben.ask("PUT", f"/chats/{chat}/reading", json={"number": 2}).raise_for_status()
    assert all(notice["read"] for notice in ben.get("/notices")["notices"] if notice["kind"] == "messages")
    assert program.end() == 0
    assert "secret" not in program.log


def test_who_parted_neither_writes_nor_reads(serve):
    ana, ben = (Member.join(program) for program in [serve()] * 2)
    [chat] = befriend((ana, ben))
    say(ana, chat, "Hi")
    part(ana, ben)
    for member in (ana, ben):
        assert member.get("/chats") == {"chats": []}
        assert member.ask("GET", f"/chats/{chat}/messages").status_code == 404
        assert member.ask("POST", f"/chats/{chat}/messages", json={"clientId": chat, "text": "Hi"}).status_code == 404
