import HealthMath
import Support
import Testing
import Web

@testable import Accounts

struct HealthFormsTests {
    private static let today = CalendarDay("2027-01-15") ?? .first

    @Test(
        "reads what is said about a cycle",
        arguments: [
            (["cycle": "date", "lastPeriod": "2027-01-02"], Cycle("2027-01-02")), (["cycle": "not-sure"], .notSure),
            (["lastPeriod": "2027-01-02"], Cycle("2027-01-02")),
            (["cycle": "pregnant", "lastPeriod": "2027-01-02"], .pregnant(since: nil)), (["cycle": "off"], .off),
            ([:], nil),
        ] as [([String: String], Cycle?)]
    )
    func cycle(fields: [String: String], expected: Cycle?) throws {
        #expect(try CycleForm(FormInput(fields)).values().cycle == expected)
    }

    @Test("who has no period any more finds an answer, which ends the question")
    func none() throws {
        let choice = try #require(CycleForm.choices(chosen: "").first { $0.choiceLabel.hasPrefix("I have none") })
        #expect(try CycleForm(FormInput(["cycle": choice.choiceValue])).values().cycle == .off)
    }

    @Test(
        "refuses a day that can't be",
        arguments: [
            (["cycle": "date"], "lastPeriod"), (["cycle": "date", "lastPeriod": "2027-01-16"], "lastPeriod"),
            (["cycle": "pregnant", "pregnancyWeek": "43"], "pregnancyWeek"),
            (["cycle": "pregnant", "pregnancyWeek": "six"], "pregnancyWeek"),
            (["cycle": "date", "lastPeriod": "2025-01-01"], "lastPeriod"), (["cycle": "sometimes"], "cycle"),
        ] as [([String: String], String)]
    )
    func impossibleCycle(fields: [String: String], field: String) {
        let form = OnboardingAnswersForm(FormInput(fields)).asking([.cycle], today: Self.today)
        guard let errors = form.complaints else {
            Issue.record("accepted")
            return
        }
        #expect(Array(errors.messages.keys) == [field])
    }

    @Test(
        "takes only what is on the list",
        arguments: [
            (Step.injuries, "injury-knee", "broken"), (.injuries, "conditions", "boredom"),
            (.limits, "limitations", "work"), (.limits, "diet", "cake"), (.aim, "aim", "fame"),
            (.activity, "activity", "3"), (.activity, "experience", "much"), (.about, "activities", "napping"),
        ] as [(Step, String, String)]
    )
    func unlisted(step: Step, field: String, value: String) {
        let form = OnboardingAnswersForm(FormInput([field: value])).asking([step], today: Self.today)
        guard let errors = form.complaints else {
            Issue.record("accepted")
            return
        }
        #expect(errors.messages == [field: ["Choose from the list."]])
    }

    @Test(
        "counts a pregnancy from the week said, and keeps its first day while the week is the same",
        arguments: [
            (["cycle": "pregnant", "pregnancyWeek": "10"], nil, "pregnant 2026-11-06"),
            (["pregnancyWeek": "10"], nil, "pregnant 2026-11-06"),
            (["cycle": "pregnant", "pregnancyWeek": "10"], "pregnant 2026-11-02", "pregnant 2026-11-02"),
            (["cycle": "pregnant", "pregnancyWeek": "11"], "pregnant 2026-11-02", "pregnant 2026-10-30"),
            (["cycle": "pregnant"], "pregnant 2026-11-02", "pregnant"),
        ] as [([String: String], String?, String)]
    )
    func pregnancy(fields: [String: String], known: String?, expected: String) throws {
        let form = OnboardingAnswersForm(FormInput(fields))
            .asking([.cycle], today: Self.today, cycle: known.flatMap(Cycle.init))
        guard case .cycle(let values)? = try form.values().first else {
            Issue.record("refused")
            return
        }
        #expect(values.cycle?.description == expected)
    }

    @Test("shows the week a pregnancy is in on the day it is looked at")
    func week() throws {
        var facts = HealthFacts()
        facts.cycle = Cycle("pregnant 2026-11-06")
        let later = Self.today.adding(days: 13)
        #expect(CycleForm(facts, today: Self.today).input["pregnancyWeek"] == "10")
        #expect(CycleForm(facts, today: later).input["pregnancyWeek"] == "11")
    }

    @Test("what hurts today counts on that day alone, and makes nothing fresh milder")
    func sore() {
        let known = [Injury(area: .knee, kind: .lasting), Injury(area: .wrist, kind: .surgery)]
        let said = [Injury(area: .knee, kind: .recent), Injury(area: .wrist, kind: .lasting)]
        let sore = SoreDay(day: .first, injuries: said)
        let today = [Injury(area: .wrist, kind: .surgery), Injury(area: .knee, kind: .recent)]
        #expect(sore.with(known, on: .first) == today)
        #expect(sore.with(known, on: .first.adding(days: 1)) == known)
    }

    @Test("every detail reads back what it writes")
    func texts() {
        var facts = HealthFacts()
        facts.injuries = InjuryArea.allCases.map { Injury(area: $0, kind: .lasting) }
        facts.conditions = HealthCondition.allCases
        facts.limitations = Limitation.allCases
        facts.note = "Mind the step"
        facts.diet = Diet.allCases
        facts.cycle = .notSure
        facts.mindsCycle = false
        facts.location = "Graz"
        facts.agreed = ["heart": .first]
        let sore = [Injury(area: .hip, kind: .recent), Injury(area: .knee, kind: .lasting)]
        facts.sore = SoreDay(day: .first, injuries: sore)
        let texts = Dictionary(uniqueKeysWithValues: HealthDetail.allCases.map { ($0, facts.text($0)) })
        #expect(HealthFacts(texts) == facts)
    }
}
