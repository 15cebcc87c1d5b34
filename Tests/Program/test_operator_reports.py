"""Reports that nobody in the house may decide reach whoever runs it."""

from email import message_from_bytes

from buddies import befriend
from people import Member
from program import Program, command
from waiting import wait_for


def letters_to(address: str, program: Program) -> list[str]:
    """The texts of the mails to an address that the program wrote."""
    mails = [message_from_bytes(path.read_bytes()) for path in (program.data / "mail").glob("*.eml")]
    return [mail.get_payload(0).get_payload(decode=True).decode() for mail in mails if address in mail["To"]]


def test_a_report_about_the_only_administrator_reaches_the_operator(serve, storage):
    settings = storage | {"CONTACT": "help@example.org"}
    program = serve(**settings)
    # The first is the administrator.
    mo, ben = Member.join(program, "mo"), Member.join(program, "ben")
    befriend((ben, mo))
    about = {"memberId": mo.get("/me")["id"], "reason": "spam", "words": "All day long"}
    ben.ask("POST", "/reports", json=about).raise_for_status()

    listed = command("admin", "reports", data=program.data, **settings).stdout
    assert listed.endswith("\tonly you may decide it\n"), listed
    report = listed.split("\t")[0]
    wait_for(lambda: letters_to("help@example.org", program))
    assert f"spotter admin report {report}" in program.log
    letter = letters_to("help@example.org", program)[0]
    assert f"spotter admin report {report}" in letter and "All day long" not in letter
    check = command("check", data=program.data, **settings)
    assert check.returncode == 1 and "Reports: One waits that only you may decide." in check.stdout, check.stdout

    decided = command("admin", "decide", report, "dismiss", "--reason", "Jokes", data=program.data, **settings)
    assert decided.returncode == 0, decided.stdout
    assert command("check", data=program.data, **settings).returncode == 0
