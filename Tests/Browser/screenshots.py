"""Takes a picture of every page, small and large, light and dark: python Tests/Browser/screenshots.py FOLDER"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Program"))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from pages import PAGES_OF_A_STRANGER, full_diary, pages_of  # noqa: E402
from people import Member  # noqa: E402
from phone import CHROMIUM, Phone  # noqa: E402
from program import Program  # noqa: E402

SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1_280, "height": 800}}


def take_pictures(browser: Browser, program: Program, member: Member, folder: Path) -> None:
    for size, viewport in SIZES.items():
        for scheme in ("light", "dark"):
            for pages, is_member in ((PAGES_OF_A_STRANGER, False), (pages_of(member), True)):
                context = browser.new_context(viewport=viewport, color_scheme=scheme, locale="en-GB", service_workers="block")
                phone = Phone(context, program.url)
                if is_member:
                    phone.log_in(member)
                for path in pages:
                    answer = phone.go(path)
                    phone.settled()
                    name = "-".join(filter(None, path.translate(str.maketrans("/?=&", "----")).split("-"))) or "start"
                    phone.page.screenshot(path=folder / f"{'member' if is_member else 'stranger'}-{name}-{size}-{scheme}.png")
                    if not answer.ok:
                        print(f"{path} answered {answer.status}")
                print(*phone.complaints, sep="\n", end="")
                context.close()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="spotter-pictures.") as data, sync_playwright() as playwright:
        program = Program(Path(data) / "data", RATE_LIMITS="off").start(within=180)
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            take_pictures(browser, program, full_diary(program), folder)
        finally:
            program.kill()


if __name__ == "__main__":
    main()
