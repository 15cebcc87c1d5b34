import HealthMath
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
        #expect(try CycleForm(Typed(fields)).values().cycle == expected)
    }

    @Test(
        "refuses a day that can't be",
        arguments: [
            (["cycle": "date"], "lastPeriod"), (["cycle": "date", "lastPeriod": "2027-01-16"], "lastPeriod"),
            (["cycle": "date", "lastPeriod": "2025-01-01"], "lastPeriod"), (["cycle": "sometimes"], "cycle"),
        ] as [([String: String], String)]
    )
    func impossibleCycle(fields: [String: String], field: String) {
        guard case .invalid(let errors) = AnswersForm(Typed(fields)).answers(to: [.cycle], today: Self.today) else {
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
        guard case .invalid(let errors) = AnswersForm(Typed([field: value])).answers(to: [step], today: Self.today)
        else {
            Issue.record("accepted")
            return
        }
        #expect(errors.messages == [field: ["Choose from the list."]])
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
        facts.location = "Graz"
        let texts = Dictionary(uniqueKeysWithValues: HealthDetail.allCases.map { ($0, facts.text($0)) })
        #expect(HealthFacts(texts) == facts)
    }
}
