"""Products are imported while a server answers, and after the import was killed."""

import gzip
import random
import subprocess
from pathlib import Path

from people import Member
from program import BINARY, command, environment
from waiting import wait_for

WORDS = "red green sweet salted dark milk crisp oat rice corn bar bread cake juice soup snack drink mix spread bite".split()


def products(path: Path, count: int, seed: int = 1) -> Path:
    """Writes a made-up table with its own columns; every hundredth line is invalid."""
    chance = random.Random(seed)
    with gzip.open(path, "wt", compresslevel=1) as file:
        file.write("ean,title,f,c,p\r\n")
        for number in range(count):
            fat = -1 if number % 100 == 7 else round(chance.random() * 30, 2)
            name = " ".join(chance.choices(WORDS, k=3)).capitalize()
            file.write(f"{barcode(number)},{name} {number},{fat},{chance.randint(0, 40)},{chance.randint(0, 20)}\r\n")
    return path


def barcode(number: int) -> str:
    body = f"20{number:010}"
    weighed = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(body))
    return body + str(-weighed % 10)


COLUMNS = "code=ean,name=title,fat=f,carbohydrate=c,protein=p"


def import_products(data: Path, file: Path):
    return command("import", "openfoodfacts", file, "--columns", COLUMNS, data=data, within=300)


def test_products_appear_while_the_server_answers(serve, new_folder, tmp_path: Path):
    data = new_folder()
    member = Member.join(serve(data, RATE_LIMITS="off"))
    assert member.ask("GET", f"/foods/barcode/{barcode(0)}").status_code == 404
    apple = member.get("/foods", q="apple")["foods"][0]

    done = import_products(data, products(tmp_path / "products.csv.gz", 3_000))
    assert done.returncode == 0, done.stdout
    assert "2970 foods are in " in done.stdout and "30 × fat is negative" in done.stdout
    reasons = (data / "catalogue-openfoodfacts.skipped.tsv").read_text().splitlines()
    assert len(reasons) == 30 and reasons[0] == "products.csv.gz line 9\tfat is negative"

    wait_for(lambda: member.ask("GET", f"/foods/barcode/{barcode(0)}").status_code == 200)
    food = member.get(f"/foods/barcode/{barcode(0)}")
    assert food["id"] == f"product-{barcode(0)}" and food["isEnergyDerived"]
    assert member.get("/foods", q="apple")["foods"][0] == apple
    found = member.get("/foods", q=food["name"])["foods"]
    assert found[0]["id"] == food["id"]


def test_a_killed_import_goes_on_and_leaves_the_old_products(new_folder, tmp_path: Path):
    data, count = new_folder(), 150_000
    assert import_products(data, products(tmp_path / "old.csv.gz", 10)).returncode == 0
    old = (data / "catalogue-openfoodfacts.sqlite").read_bytes()
    file = products(tmp_path / "products.csv.gz", count, seed=2)

    running = subprocess.Popen(
        [BINARY, "import", "openfoodfacts", file, "--columns", COLUMNS], env=environment(data, {}),
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )
    # The remaining time is unknown at first.
    said = next((line for line in running.stderr if " left" in line), "")
    running.kill()
    running.wait()
    assert said.startswith("Reading products.csv.gz: "), said
    assert (data / "catalogue-openfoodfacts.sqlite").read_bytes() == old

    again = import_products(data, file)
    assert again.returncode == 0, again.stdout
    assert f"{count * 99 // 100} foods are in " in again.stdout
    assert f"{count // 100} × fat is negative" in again.stdout
    assert "Going on after line " in again.stdout
    assert len((data / "catalogue-openfoodfacts.skipped.tsv").read_text().splitlines()) == count // 100
    assert not list(data.glob(".catalogue*")), "It tidied up."


def test_a_file_of_another_kind_is_refused_with_what_it_has(new_folder, tmp_path: Path):
    data = new_folder()
    (tmp_path / "weights.csv").write_text("date,weight\n2024-01-01,80\n")
    refused = command("import", "openfoodfacts", tmp_path / "weights.csv", data=data)
    assert refused.returncode != 0
    assert "date, weight" in refused.stdout and "--columns" in refused.stdout
