"""Everything that was acknowledged survives a crash of the process (QUA-5)."""

from eaters import Eater
from people import Member, entries
from waiting import wait_for

DAY = "2026-03-14"


def test_a_killed_program_has_kept_every_answered_entry_once(serve, storage):
    program = serve(RATE_LIMITS="off", **storage)
    eaters = [Eater(Member.join(program), DAY) for _ in range(4)]
    for eater in eaters:
        eater.start()
    wait_for(lambda: sum(len(eater.answered) for eater in eaters) > 40)
    program.kill()
    for eater in eaters:
        eater.join()

    again = serve(program.data, RATE_LIMITS="off", **storage)
    for eater in eaters:
        eater.member.program = again
        kept = [entry["id"] for entry in entries(eater.member.get(f"/diary/{DAY}"))]
        assert len(kept) == len(set(kept))
        assert set(eater.answered) <= set(kept)
        assert set(kept) - set(eater.answered) <= {eater.unanswered["requestId"]}

        # The unacknowledged entry is sent again, and then exists once, whether or not it was written before.
        resent = eater.member.ask("POST", f"/diary/{DAY}/entries", json=eater.unanswered)
        assert resent.status_code in (200, 201)
        kept = [entry["id"] for entry in entries(eater.member.get(f"/diary/{DAY}"))]
        assert sorted(kept) == sorted([*eater.answered, eater.unanswered["requestId"]])
