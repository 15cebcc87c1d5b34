"""Outside sources are requested only where they are switched on (NUT-4)."""

from fake_sources import fake_sources
from people import Member

CODE, OTHER, WORDS = "4000000000013", "4000000000020", "zwetschgenknodel"


def switches(outside) -> dict[str, object]:
    return {
        "OPENFOODFACTS": "on", "OPENFOODFACTS_URL": outside.address, "CONTACT": "cook@example.org",
        "EDAMAM_ID": "an-id", "EDAMAM_KEY": "a-secret-key", "EDAMAM_URL": outside.address,
    }


def test_what_isnt_known_here_is_asked_for_outside_and_kept(serve):
    with fake_sources(CODE, WORDS) as outside:
        program = serve(**switches(outside))
        ana = Member.join(program)
        product = ana.get(f"/foods/barcode/{CODE}")
        assert product["name"] == "Kernige Haferflocken" and product["kcalPer100g"] == 372
        assert product["source"]["name"] == "Open Food Facts"
        eaten = ana.eat("2026-03-14", name=None, kcal=None, foodId=product["id"], amount=2, unit="1 serving, 4 tbsp")
        assert eaten.status_code == 201 and eaten.json()["kcal"] == 297.6
        assert ana.ask("GET", f"/foods/barcode/{OTHER}").status_code == 404
        assert ana.get("/foods/online", q=WORDS)["foods"][0]["name"] == "Plum Dumplings"
        asked = len(outside.asked)
        assert program.end() == 0

        again = serve(program.data, **switches(outside))
        ana.program = again
        assert ana.get(f"/foods/barcode/{CODE}")["id"] == product["id"]
        assert ana.ask("GET", f"/foods/barcode/{OTHER}").status_code == 404
        assert len(outside.asked) == asked, "Both answers outlive the program."
        for word in ["a-secret-key", CODE, OTHER, WORDS]:
            assert word not in again.log


def test_a_source_that_is_away_disturbs_nothing(serve):
    with fake_sources(CODE, WORDS) as outside:
        settings = switches(outside)
    program = serve(**settings)
    ana = Member.join(program)
    answer = ana.ask("GET", f"/foods/barcode/{CODE}")
    assert answer.status_code == 503 and int(answer.headers["Retry-After"]) > 0
    assert ana.get("/foods", q="banana")["foods"]
    assert program.end() == 0


def test_nobody_is_asked_while_everything_is_off(serve):
    with fake_sources(CODE, WORDS) as outside:
        addresses = {"OPENFOODFACTS_URL": outside.address, "EDAMAM_URL": outside.address}
        ana = Member.join(serve(**addresses))
        assert ana.ask("GET", f"/foods/barcode/{CODE}").status_code == 404
        assert ana.ask("GET", "/foods/online", params={"q": WORDS}).status_code == 404
        assert outside.connections == 0
