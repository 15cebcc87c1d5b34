"""Every form that writes either waits on the device without a network or says beforehand what needs one; there is no third (QUA-4)."""

import re
from pathlib import Path

import pytest

from program import ROOT

FORM = re.compile(r"<form\b(?P<tag>[^>]*)>(?P<inside>.*?)</form>", re.DOTALL)
BUTTON = re.compile(r"<(?:button|input)\b[^>]*\bformaction=[^>]*>")
TEMPLATES = sorted((ROOT / "Sources").rglob("*.mustache"))
# What a device must not keep: it is secret, or a file.
UNFIT = re.compile(r"""type="(?:password|file)"|\{\{[>#<]\s*(?:field-password|field-file)""")
# These send by themselves what was done, and keep it on the device by themselves.
OWN_WAYS = re.compile(r"data-log-out|data-chat-form|exerciseEvents|setEvents|eventsPath")
# Pages of who is not logged in, whose forms the browser sends.
STRANGERS = ["log-in", "sign-up", "recovery", "recovery-password", "confirmation", "unsubscribe"]
# These draw a form again and change nothing, so a device has nothing to keep.
DRAWS = re.compile(r'formaction="\{\{(?:draftPath|@goal\.preview)\}\}"|formmethod="get"')


def written() -> list:
    forms = []
    for template in TEMPLATES:
        for form in FORM.finditer(template.read_text()):
            if 'method="post"' in form["tag"]:
                name = f"{template.relative_to(ROOT / 'Sources')}: {re.search(r'action=.([^ ]*).', form['tag'])[1]}"
                forms.append(pytest.param(template, form["tag"], form["inside"], id=name))
    return forms


@pytest.mark.parametrize(("template", "tag", "inside"), written())
def test_a_form_is_kept_or_refused(template: Path, tag: str, inside: str):
    if said := re.search(r'data-online="([^"]*)"', tag):
        assert re.fullmatch(r"[A-Z][a-z' -]+", said[1]), "It begins the sentence “… needs a network.”"
        # What is typed may outlive a reload in its tab, though it is sent only with a network.
        assert "data-keep" not in tag and "data-draft" not in tag.replace('data-draft="tab"', "")
        return
    assert template.stem not in STRANGERS, "Say what needs a network (data-online): only a member's forms are kept."
    if OWN_WAYS.search(tag):
        return
    assert 'hx-boost="false"' not in tag and "enctype" not in tag, "The browser sends it, so it can't be kept: say what needs a network."
    assert not UNFIT.search(inside), "A password or a file isn't kept on a device: say what needs a network (data-online)."
    for button in BUTTON.findall(inside):
        assert not DRAWS.search(button) or "data-online" in button or "without-scripts" in button


def test_there_are_forms_of_both_kinds():
    refused = [form for form in written() if "data-online" in form.values[1]]
    assert len(refused) > 30 and len(written()) - len(refused) > 60


def test_what_hurts_and_what_is_reported_is_kept_on_no_device():
    told = re.compile(r"pain\.mustache|report\.mustache: .*sendPath|overPath|lastingPath|@pain\.")
    private = [form for form in written() if told.search(form.id)]
    assert len(private) >= 6
    for form in private:
        _, tag, _ = form.values
        assert "data-online" in tag and "data-draft" not in tag.replace('data-draft="tab"', ""), form.id


def test_long_forms_keep_a_draft():
    drafts = {form.values[0].relative_to(ROOT / "Sources").as_posix() for form in written() if "data-draft" in form.values[1]}
    assert drafts >= {
        "Community/Templates/together/profile.mustache", "Community/Templates/chats/chat.mustache",
        "Training/Templates/workouts/new.mustache", "Training/Templates/workouts/edit.mustache",
        "Nutrition/Templates/own/dish-form.mustache", "Nutrition/Templates/goal/plan.mustache",
    }
