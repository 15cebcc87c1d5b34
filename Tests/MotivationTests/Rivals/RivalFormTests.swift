import Foundation
import HealthMath
import Support
import Testing
import Web

@testable import Motivation

/// What was typed into the forms of groups.
struct RivalFormTests {
    private let today = CalendarDay("2026-03-14") ?? .first

    private func form(_ changes: [String: String] = [:]) -> RivalGroupForm {
        let usual = [
            "requestId": UUID().uuidString.lowercased(), "name": "Spring", "firstDay": "2026-03-14",
            "lastDay": "2026-04-10", "rules.0.fact": "workouts", "rules.0.weight": "3", "rules.1.fact": "steps",
            "rules.1.weight": "0",
        ]
        var form = RivalGroupForm(FormInput(usual.merging(changes) { $1 }))
        form.today = self.today
        return form
    }

    @Test("a group has its name, its days, and what counts; what is left out is as usual")
    func values() throws {
        let values = try self.form().values()
        #expect(values.details.name == "Spring")
        #expect(values.details.scoring.rules == [RivalScoring.Rule(fact: .workouts, weight: 3)])
        #expect(values.details.scoring.dayCount == 28)
        #expect(values.aims == RivalAims())
    }

    @Test("the form of a page that is opened has values")
    func usual() throws {
        var form = RivalGroupForm(new: self.today)
        #expect(form.complaints?["name"].isEmpty == false)
        var input = form.input
        input.set("name", to: "Spring")
        form = RivalGroupForm(input)
        form.today = self.today
        #expect(try form.values().details.scoring.rules.count == 3)
    }

    @Test(
        "nonsense is refused beside its field",
        arguments: [
            ("name", ["name": ""]), ("name", ["name": String(repeating: "x", count: 61)]),
            ("lastDay", ["lastDay": "2026-03-13"]), ("lastDay", ["lastDay": ""]), ("lastDay", ["lastDay": "never"]),
            ("lastDay", ["lastDay": "2026-06-14"]), ("lastDay", ["lastDay": "9999-12-31"]),
            ("firstDay", ["firstDay": "2026-03-13"]),
            ("firstDay", ["firstDay": "2027-03-14", "lastDay": "2027-03-15"]),
            ("rules", ["rules.0.weight": "0"]), ("rules", ["rules.0.fact": "weight"]),
            ("rules", ["rules.1.fact": "workouts"]), ("rules.0.weight", ["rules.0.weight": "11"]),
            ("rules.0.weight", ["rules.0.weight": "-1"]), ("rules.0.weight", ["rules.0.weight": "0.5"]),
            ("workoutsAWeek", ["workoutsAWeek": "7"]), ("weighInsAWeek", ["weighInsAWeek": "8"]),
            ("stepsADay", ["stepsADay": "1"]), ("waterADay", ["waterADay": "100000"]),
            ("requestId", ["requestId": "1"]),
        ] as [(String, [String: String])]
    )
    func nonsense(field: String, changes: [String: String]) {
        #expect(self.form(changes).complaints?[field].isEmpty == false)
    }

    @Test("a group may take 92 days, and begin in two months")
    func longest() throws {
        let days = ["firstDay": "2026-05-13", "lastDay": "2026-08-12"]
        #expect(try self.form(days).values().details.scoring.dayCount == RivalScoring.mostDays)
    }

    @Test("a code is read with spaces, dashes and small letters", arguments: [" ", "-", ""])
    func code(between: String) {
        let code = RivalCode.new()
        let typed = code.lowercased().map { String($0) }.joined(separator: between)
        #expect(RivalCode.read(typed) == code)
        #expect(RivalCode.read(RivalCode.spaced(code)) == code)
    }

    @Test(
        "what can be no code is none",
        arguments: ["", "K7Q2M", String(repeating: "A", count: 21), String(repeating: "0", count: 20), "İ", "ß"]
    )
    func noCode(typed: String) {
        #expect(RivalCode.read(typed) == nil)
        #expect(RivalJoinForm(FormInput(["code": typed])).complaints?["code"].isEmpty == false)
    }

    @Test("codes have at least 80 bits, and no two are alike")
    func codes() {
        let codes = (0..<200).map { _ in RivalCode.new() }
        #expect(Set(codes).count == 200)
        #expect(codes.allSatisfy { $0.count == RivalCode.length })
        // 31 letters.
        #expect(Double(RivalCode.length) * 4.95 >= 80)
    }
}
