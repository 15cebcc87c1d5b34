"""The operator's commands."""

import datetime
from pathlib import Path

import pytest

from buddies import befriend, named, write
from people import Member
from program import command
from waiting import wait_for

HERE = Path(__file__).parent


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """Writes three foods in SR28's tables, one of them an invalid line."""
    folder = tmp_path / "tables"
    folder.mkdir()
    files = {
        "FD_GROUP.txt": ["~0900~^~Fruits and Fruit Juices~", "~2000~^~Cereal Grains and Pasta~"],
        "FOOD_DES.txt": [
            "~09900~^~0900~^~Quinces, made up, raw~^~QUINCES~^~~^~~^~Y~^~~^0^~~^6.25^3.36^8.37^3.60",
            "~09901~^~0900~^~Quinces, made up, baked~^~QUINCES~^~~^~~^~~^~~^0^~~^6.25^3.36^8.37^3.60",
            "~20900~^~2000~^~Porridge, made up~^~PORRIDGE~^~~^~~^~~^~~^0^~~^6.25^3.36^8.37^3.60",
            "~nothing~",
        ],
        "NUTR_DEF.txt": ["~208~^~kcal~^~ENERC_KCAL~^~Energy~^~0~^300~", "~203~^~g~^~PROCNT~^~Protein~^~2~^600~"],
        "NUT_DATA.txt": [
            "~09900~^~208~^57^0^^~4~^~~", "~09900~^~203~^0.4^1^^~1~^~~", "~09901~^~208~^61^0^^~4~^~~",
            "~20900~^~208~^71^0^^~4~^~~",
        ],
        "WEIGHT.txt": ["~09900~^1^1^~fruit without refuse~^92^^"],
    }
    for name, lines in files.items():
        (folder / name).write_text("\r\n".join(lines) + "\r\n", encoding="iso-8859-1")
    return folder


def test_a_catalogue_is_imported_and_served(tables: Path, serve, tmp_path: Path):
    data = tmp_path / "own"
    data.mkdir(mode=0o700)
    done = command("import", "usda", tables, data=data)
    assert done.returncode == 0, done.stdout
    assert "3 foods are in " in done.stdout
    assert "FOOD_DES.txt" in done.stdout, "It says what it left out, and where that stood."

    member = Member.join(serve(data))
    found = member.get("/foods", q="quince")["foods"]
    assert {food["id"] for food in found} == {"usda-09900", "usda-09901"}
    food = member.get("/foods/usda-09900")
    assert food["group"] == "Fruits and Fruit Juices"
    assert food["measures"] == [{"label": "1 fruit without refuse", "grams": 92}]
    assert {nutrient["number"]: nutrient["amount"] for nutrient in food["nutrients"]} == {203: 0.4, 208: 57}


def test_gyms_are_imported_and_found_while_it_serves(new_folder, serve, tmp_path: Path):
    data = new_folder()
    gym = '{"type": "node", "id": %d, "lat": 55.68, "lon": 12.57, "tags": {"leisure": "fitness_centre", "name": "Gym %d"}}'
    file = tmp_path / "Town gyms.json"
    file.write_text('{"elements": [%s, %s, {"type": "way", "id": 3}]}' % (gym % (1, 1), gym % (2, 2)))
    member = Member.join(serve(data))
    done = command("import", "gyms", file, data=data)
    assert done.returncode == 0, done.stdout
    assert "2 gyms are in the list town-gyms." in done.stdout
    assert "1 × not a gym" in done.stdout
    assert [found["name"] for found in member.get("/gyms", lat=55.68, lon=12.57)["gyms"]] == ["Gym 1", "Gym 2"]

    file.write_text('{"elements": [%s]}' % (gym % (2, 2)))
    assert "1 that were in it before are gone." in command("import", "gyms", file, data=data).stdout
    assert [found["name"] for found in member.get("/gyms", lat=55.68, lon=12.57)["gyms"]] == ["Gym 2"]

    file.write_text("Gym 1, Gym 2")
    refused = command("import", "gyms", file, data=data)
    assert refused.returncode != 0
    assert "not a JSON object" in refused.stdout


def test_a_gazetteer_is_imported_and_its_towns_are_understood(new_folder, serve, tmp_path: Path):
    data = new_folder()
    member = Member.join(serve(data))
    barn = tmp_path / "barns.json"
    barn.write_text('{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": null, "properties": {"name": "Barn", "city": "Kleindorf"}}]}')
    assert "1 gyms are in the list barns." in command("import", "gyms", barn, data=data).stdout
    (found,) = member.get("/gyms", place="kleindorf")["gyms"]
    assert found["town"] == "Kleindorf" and "latitude" not in found

    # The larger towns come with the program.
    assert member.ask("GET", "/gyms", params={"place": "Wien, Austria"}).status_code == 200
    assert member.ask("GET", "/gyms", params={"place": "Malaves"}).status_code == 422

    towns = tmp_path / "AT.txt"
    village = ["7778067", "Kleindorf", "Kleindorf", "Malaves,Parvus", "47.06667", "15.45", "P", "PPLA", "AT", "", "06", "", "", "", "222326", "", "353", "Europe/Vienna", "2019-09-05"]
    peak = ["1", "Schöckl", "Schoeckl", "", "47.2", "15.46", "T", "MT"] + village[8:]
    towns.write_text("\n".join("\t".join(line) for line in (village, peak)) + "\n", encoding="utf-8")
    done = command("import", "places", towns, data=data)
    assert done.returncode == 0, done.stdout
    assert "1 places are in the list at." in done.stdout and "1 × not a town" in done.stdout
    (found,) = member.get("/gyms", place="Malaves, Austria")["gyms"]
    assert found["latitude"] == 47.06667 and found["metres"] == 0

    towns.write_text("Graz")
    refused = command("import", "places", towns, data=data)
    assert refused.returncode != 0 and "GeoNames" in refused.stdout


def test_an_import_of_something_else_keeps_the_catalogue(new_folder, tmp_path: Path):
    data = new_folder()
    before = (data / "catalogue.sqlite").read_bytes()
    (tmp_path / "letters").mkdir()
    refused = command("import", "usda", tmp_path / "letters", data=data)
    assert refused.returncode != 0
    assert "FOOD_DES.txt" in refused.stdout, "It says what it looked for."
    assert (data / "catalogue.sqlite").read_bytes() == before


def test_the_search_is_judged_by_a_list(new_folder):
    judged = command("evaluate-search", HERE / "searches.tsv", data=new_folder())
    assert judged.returncode == 0, judged.stdout
    assert "queries: 8" in judged.stdout and "acceptable in the first five: 100.0 %" in judged.stdout


def test_an_administrator_is_made_by_name_or_address(serve, storage):
    program = serve(**storage)
    Member.join(program, "first")
    ben = Member.join(program, "ben")
    assert ben.get("/me").get("role", "member") == "member"
    made = command("admin", "make", ben.screen_name, data=program.data, **storage)
    assert made.returncode == 0, made.stdout
    unknown = command("admin", "make", "nobody@example.org", data=program.data, **storage)
    assert unknown.returncode != 0 and "nobody@example.org" in unknown.stdout


def test_a_member_is_suspended_and_let_back_in_by_the_operator(serve, storage):
    program = serve(**storage)
    first, ben = Member.join(program, "first"), Member.join(program, "ben")
    only = command("admin", "suspend", first.screen_name, data=program.data, **storage)
    assert only.returncode != 0 and "only administrator" in only.stdout
    suspended = command("admin", "suspend", ben.screen_name, data=program.data, **storage)
    assert suspended.returncode == 0 and "is suspended now" in suspended.stdout
    # A new session is needed, because the old one is cached for two seconds.
    refused = ben.log_in().ask("PUT", "/goal", json={"targetKg": 60})
    assert refused.status_code == 403 and "suspended" in refused.json()["detail"]
    assert ben.ask("GET", "/me").status_code == 200
    restored = command("admin", "restore", ben.screen_name, data=program.data, **storage)
    assert restored.returncode == 0, restored.stdout
    assert ben.log_in().ask("PATCH", "/me", json={"firstName": "Ben"}).status_code == 200


def test_vouchers_are_loaded_counted_and_withdrawn(serve, storage, tmp_path: Path):
    program = serve(**storage)
    ana = Member.join(program, "ana")
    codes = tmp_path / "codes.txt"
    codes.write_text("# For May\nSPRING-1\nSPRING-2 Three months\nSPRING-1\n")
    assert ana.get("/motivation/goal")["isVoucherLeft"] is False
    loaded = command("vouchers", "load", codes, "--note", "A month", data=program.data, **storage)
    assert loaded.returncode == 0, loaded.stdout
    assert "2 vouchers loaded." in loaded.stdout and "1 voucher passed over: twice in the list." in loaded.stdout
    again = command("vouchers", "load", codes, data=program.data, **storage)
    assert "0 vouchers loaded." in again.stdout and "2 vouchers refused" in again.stdout
    assert ana.get("/motivation/goal")["isVoucherLeft"] is True

    listed = command("vouchers", "list", data=program.data, **storage)
    assert "2 free\t0 given\t0 withdrawn" in listed.stdout and "SPRING" not in listed.stdout
    for file in program.data.glob("spotter.sqlite*"):
        assert b"SPRING-1" not in file.read_bytes(), "Codes are sealed at rest."

    withdrawn = command("vouchers", "withdraw", "SPRING-2", "--reason", "Sent by mail", data=program.data, **storage)
    assert withdrawn.returncode == 0 and "1 voucher withdrawn." in withdrawn.stdout
    twice = command("vouchers", "withdraw", "SPRING-2", data=program.data, **storage)
    assert twice.returncode != 0 and "Nothing there can be withdrawn" in twice.stdout
    load = command("vouchers", "list", data=program.data, **storage).stdout.split("\t")[0]
    rest = command("vouchers", "withdraw", "--load", load, data=program.data, **storage)
    assert rest.returncode == 0 and "1 voucher withdrawn." in rest.stdout
    assert ana.get("/motivation/goal")["isVoucherLeft"] is False


def test_points_are_counted_anew_and_who_cant_be_read_holds_up_nobody(serve, storage):
    program = serve(**storage)
    ana, ben = Member.join(program, "ana"), Member.join(program, "ben")
    today = datetime.datetime.now(datetime.UTC).date()
    for member in (ana, ben):
        assert member.ask("PUT", f"/weights/{today}", json={"kg": 70}).status_code < 300
        assert member.get("/motivation/points")["total"] == 3
    right = command("recount", data=program.data, **storage)
    assert right.returncode == 0 and "2 members counted, no difference." in right.stdout, right.stdout
    write(program, [
        "UPDATE point SET points = 500",
        "INSERT INTO deed (owner_id, kind, source, day, quantity, at, came_along) "
        f"SELECT id, 'within-goal', 'odd', '2025-11-0x', 1, 0, 1 FROM member WHERE {named(ana)}",
    ])
    mended = command("recount", data=program.data, **storage)
    assert mended.returncode == 0 and "1 member counted, 2 lines mended." in mended.stdout, mended.stdout
    assert "1 couldn't be read" in mended.stdout
    assert ben.get("/motivation/points")["total"] == 3


def test_a_list_of_vouchers_that_is_none_is_refused_with_its_line(new_folder, tmp_path: Path):
    data = new_folder()
    codes = tmp_path / "codes.txt"
    for text, words in ((b"SPRING-1\nAB\n", "Line 2"), (b"# Nothing\n", "no code"), (b"\xff\xfe\x00", "plain text"), (b"A" * (1 << 21), "more than")):
        codes.write_bytes(text)
        refused = command("vouchers", "load", codes, data=data)
        assert refused.returncode != 0 and words in refused.stdout, refused.stdout
    missing = command("vouchers", "load", tmp_path / "none.txt", data=data)
    assert missing.returncode != 0 and "can't be read" in missing.stdout
    neither = command("vouchers", "withdraw", data=data)
    assert neither.returncode != 0 and "--load" in neither.stdout
    assert command("vouchers", "list", data=data).stdout == ""


def test_what_is_no_command_is_told_so(new_folder):
    refused = command("dance", data=new_folder())
    assert refused.returncode != 0
    assert "serve" in command("--help", data=new_folder()).stdout


def test_a_check_says_what_is_wrong_and_how_to_mend_it(new_folder, serve, tmp_path: Path):
    fresh = tmp_path / "fresh"
    done = command("check", data=fresh)
    assert done.returncode == 0 and "Nothing is wrong." in done.stdout, done.stdout
    assert not fresh.exists(), "It changes nothing."

    data = new_folder()
    serve(data)
    done = command("check", data=data)
    assert done.returncode == 0, done.stdout
    for words in ["Settings: All", "Database: It is up to date.", "Key: It is there.", "Food catalogue: ", "Towns: Members may type the name of"]:
        assert words in done.stdout, done.stdout

    wrong = command("check", data=data, PORT="eighty")
    assert wrong.returncode == 1 and "SPOTTER_PORT" in wrong.stdout and "docs/settings.md" in wrong.stdout
    closed = command("check", data=data, OPENFOODFACTS="on", CONTACT="me@example.org", OPENFOODFACTS_URL="http://127.0.0.1:1")
    assert closed.returncode == 1 and "http://127.0.0.1:1 doesn't answer." in closed.stdout, closed.stdout
    other = command("check", data=data, KEY="A" * 43 + "=")
    assert other.returncode == 1 and "sealed with another key" in other.stdout, other.stdout
    data.chmod(0o755)
    readable = command("check", data=data)
    assert readable.returncode == 1 and f"chmod 700 {data}" in readable.stdout, readable.stdout


def test_an_announcement_is_made_and_taken_back_by_the_operator(serve, storage):
    program = serve(**storage)
    said = command("admin", "announce", "Closed on Sunday", "--to", "adults", data=program.data, **storage)
    assert said.returncode == 0 and "goes out in a minute" in said.stdout, said
    listed = command("admin", "announcements", data=program.data, **storage).stdout.splitlines()
    line = next(line for line in listed if line.endswith("\tadults\twaiting\tClosed on Sunday"))
    back = command("admin", "take-back", line.split("\t")[0], data=program.data, **storage)
    assert back.returncode == 0 and "Nobody was told" in back.stdout
    assert "Closed on Sunday" not in command("admin", "announcements", data=program.data, **storage).stdout
    empty = command("admin", "announce", "", data=program.data, **storage)
    assert empty.returncode != 0 and "Write what you want to say" in empty.stdout


def test_jobs_are_listed_given_up_and_run_again_by_the_operator(serve, storage):
    program = serve(**storage)

    def jobs(*words: object) -> str:
        done = command("jobs", *words, data=program.data, **storage)
        assert done.returncode == 0, done.stdout
        return done.stdout

    def the_line(kind: str) -> list[str]:
        return next(words for line in jobs().splitlines() if (words := line.split("\t"))[3] == kind)

    wait_for(lambda: the_line("daily-notice")[1] == "waiting" and the_line("daily-notice")[4] == "0")
    assert {line.split("\t")[1] for line in jobs().splitlines()} <= {"waiting", "running"}
    number = the_line("daily-notice")[0]
    assert "daily-notice is given up" in jobs("bury", number, "--reason", "It hurts")
    assert the_line("daily-notice")[1] == "given up" and the_line("daily-notice")[5] == "It hurts"
    assert "runs again in a moment" in jobs("retry", number)
    for words in (("retry", "999999"), ("bury", "999999")):
        unknown = command("jobs", *words, data=program.data, **storage)
        assert unknown.returncode != 0 and "Job 999999" in unknown.stdout


def test_what_administrators_decide_is_decided_by_the_operator_too(serve, storage):
    program = serve(**storage)
    mo, ben = Member.join(program, "mo"), Member.join(program, "ben")

    def admin(*words: object) -> str:
        done = command("admin", *words, data=program.data, **storage)
        assert done.returncode == 0, done.stdout
        return done.stdout

    for member in (mo, ben):
        member.ask("PUT", "/guidelines", json={"version": 1}).raise_for_status()
    befriend((ben, mo))
    about = {"memberId": mo.get("/me")["id"], "reason": "spam", "words": "All day long"}
    ben.ask("POST", "/reports", json=about).raise_for_status()
    report = admin("reports").split("\t")[0]
    assert "All day long" not in admin("reports") and "All day long" in admin("report", report)
    assert "is warned" in admin("decide", report, "warn", "--reason", "Once a day is enough.")
    late = command("admin", "decide", report, "warn", "--reason", "No", data=program.data, **storage)
    assert late.returncode != 0 and "No report" in late.stdout

    assert "/sign-up?invitation=" in admin("invite", "Cleo", "--places", "2")
    invitation = admin("invitations").split("\t")[0]
    assert "lets nobody in" in admin("end-invitation", invitation, "--reason", "A slip")
    assert admin("invitations") == ""

    for listed in ("foods", "texts", "events"):
        assert admin(listed) == ""
    for words in (["accept-food", "none"], ["withdraw-text", "none"], ["cancel-event", "none", "--reason", "Storm"], ["hand-over-event", "none", "nobody"]):
        refused = command("admin", *words, data=program.data, **storage)
        assert refused.returncode != 0 and refused.stdout, words

    assert "Database\t" in admin("state") and "Jobs given up\t0" in admin("state")
    log = admin("log")
    assert "The operator (command line) warned" in log and "Once a day is enough." in log
    assert "A slip" in admin("log", "slip") and admin("log", "nothing of the kind") == ""
