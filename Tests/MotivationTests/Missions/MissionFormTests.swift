import Members
import Support
import Testing
import Web

@testable import Motivation

struct MissionFormTests {
    private func form(_ texts: [String: String], units: Units = .metric, latest: Double? = nil) -> MissionForm {
        var form = MissionForm(input: FormInput(texts))
        (form.units, form.latest) = (units, latest)
        return form
    }

    @Test("each kind asks for its own fields")
    func kinds() throws {
        let steps = try self.form(["kind": "steps", "target": "8000", "times": "20"]).values()
        #expect(steps.aim == MissionAim(.steps, target: 8_000, times: 20))
        #expect(try self.form(["kind": "own", "words": " Read "]).values().aim == MissionAim(.own, words: "Read"))
        #expect(try self.form(["kind": "logging", "times": "14"]).values().aim == MissionAim(.logging, times: 14))
    }

    @Test("thousands may be set apart as pages show them, and bounds are said so")
    func thousands() throws {
        let steps = try self.form(["kind": "steps", "target": "10,000", "times": "20"]).values()
        #expect(steps.aim == MissionAim(.steps, target: 10_000, times: 20))
        let complaints = try #require(self.form(["kind": "steps", "target": "900", "times": "20"]).complaints)
        #expect(complaints["target"] == ["Type a whole number from 1,000 to 30,000."])
    }

    @Test("a mission about whole days takes no number, and doesn't ask for one from 1 to 1")
    func wholeDays() throws {
        let complaints = try #require(self.form(["kind": "logging", "target": "5", "times": "14"]).complaints)
        #expect(complaints["target"] == ["This mission has no such number: it is about whole days."])
    }

    @Test("a weight is typed in one's own units, and starts at the latest unless another is said")
    func weight() throws {
        let aim = try self.form(["kind": "weight", "target": "65,5"], latest: 72).values().aim
        #expect(aim == MissionAim(.weight, target: 65.5, start: 72))
        let pounds = try self.form(["kind": "weight", "target": "150", "start": "160"], units: .imperial).values().aim
        #expect(abs(pounds.target - 68.04) < 0.01)
        #expect(abs((pounds.start ?? 0) - 72.57) < 0.01)
    }

    @Test(
        "nonsense is refused in words beside its field",
        arguments: [
            (["kind": ""], "kind"), (["kind": "flying"], "kind"), (["kind": "weight", "start": "72"], "target"),
            (["kind": "weight", "target": "65"], "start"),
            (["kind": "weight", "target": "-40", "start": "72"], "target"),
            (["kind": "weight", "target": "1e308", "start": "72"], "target"),
            (["kind": "weight", "target": "nan", "start": "72"], "target"),
            (["kind": "workouts", "target": "7", "times": "4"], "target"),
            (["kind": "workouts", "target": "3", "times": "53"], "times"),
            (["kind": "steps", "target": "", "times": "20"], "target"), (["kind": "steps", "target": "7000"], "times"),
            (["kind": "steps", "target": "99999999999999999999", "times": "20"], "target"),
            (["kind": "water", "target": "40000", "times": "20"], "target"), (["kind": "own"], "words"),
            (["kind": "own", "words": "\u{200B}"], "words"),
            (["kind": "own", "words": String(repeating: "x", count: 1_000_000)], "words"),
        ] as [([String: String], String)]
    )
    func nonsense(texts: [String: String], field: String) throws {
        let complaints = try #require(self.form(texts).complaints)
        #expect(complaints.messages.keys.sorted() == [field])
        #expect(complaints[field].allSatisfy { $0.hasSuffix(".") })
    }
}
