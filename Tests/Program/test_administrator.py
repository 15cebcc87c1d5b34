"""The first administrator of a server that others can reach."""

import re

import requests

import authenticator
from people import PASSWORD, Member
from program import Program, command


def printed_link(program: Program) -> str:
    """Returns the path of the link that the latest start printed."""
    return re.findall(rf"http://0\.0\.0\.0:{program.port}(/administrator/\S+)", program.log)[-1]


def browser(member: Member) -> requests.Session:
    session = requests.Session()
    session.post(member.program.url + "/log-in", data={"login": member.screen_name, "password": PASSWORD})
    return session


def test_the_printed_link_makes_one_administrator_where_others_can_come_first(serve, storage):
    program = serve(HOST="0.0.0.0", **storage)
    assert "spotter admin make NAME" in program.log
    ana, ben = Member.join(program), Member.join(program, "ben")
    first, second = browser(ana), browser(ben)
    for session in (first, second):
        assert session.get(program.url + "/admin/log").status_code == 403
    old = printed_link(program)
    assert program.end() == 0

    program.start()
    link = printed_link(program)
    assert link != old, "Each start prints another."
    assert first.get(program.url + old).status_code == 410
    assert "Become administrator" in second.get(program.url + link).text
    done = second.post(program.url + "/administrator", data={"token": link.rpartition("/")[2]}, allow_redirects=False)
    assert done.status_code == 303
    led = second.get(program.url + "/admin/log")
    assert led.status_code == 403 and f'href="{authenticator.PATH}"' in led.text
    authenticator.set_up(second, program.url)
    assert second.get(program.url + "/admin/log").status_code == 200
    assert first.get(program.url + link).status_code == 410
    for path in (old, link):
        assert program.log.count(path.rpartition("/")[2]) == 1, "It was printed, and is in no other line of the log."

    assert program.end() == 0
    before = program.log.count("/administrator/")
    program.start()
    assert program.log.count("/administrator/") == before, "Nothing is printed where somebody administers."


def test_on_this_machine_alone_nothing_is_printed_and_the_first_is_administrator(serve, storage):
    program = serve(**storage)
    assert "administrator" not in program.log
    assert browser(Member.join(program)).get(program.url + "/admin/log").status_code == 200


def test_a_link_is_void_once_the_operator_named_somebody(serve, storage):
    program = serve(HOST="0.0.0.0", **storage)
    ana, ben = Member.join(program), Member.join(program, "ben")
    assert command("admin", "make", ana.screen_name, data=program.data, **storage).returncode == 0
    refused = browser(ben).post(program.url + "/administrator", data={"token": printed_link(program).rpartition("/")[2]})
    assert refused.status_code == 410
    assert browser(ben).get(program.url + "/admin/log").status_code == 403
