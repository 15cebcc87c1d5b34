import HealthMath
import Testing
import Web

@testable import Nutrition

struct CopyFormTests {
    private static let id = "6c0e6f9e-3d27-4d0a-9a51-0c5a3a3f1e07"

    @Test("one day goes onto each day of a stretch")
    func stretch() throws {
        let input = ["requestId": Self.id, "from": "2026-11-20", "to": "2026-11-21", "through": "2026-11-23"]
        let values = try CopyForm(FormInput(input)).values()
        #expect(values.selection.target.days.map(\.description) == ["2026-11-21", "2026-11-22", "2026-11-23"])
        #expect(values.selection.lines == nil)
        #expect(values.selection.meal == nil)
        #expect(!values.selection.isDayByDay)
    }

    @Test("several days go onto as many, whatever the month's length")
    func dayByDay() throws {
        let input = ["requestId": Self.id, "from": "2026-02-26", "fromThrough": "2026-03-02", "to": "2026-11-28"]
        let selection = try CopyForm(FormInput(input)).values().selection
        #expect(selection.target.upperBound.description == "2026-12-02")
        #expect(selection.isDayByDay)
    }

    @Test(
        "refuses what makes no sense beside its field",
        arguments: [
            (["from": ""], "from"), (["from": "2026-02-30"], "from"), (["to": ""], "to"),
            (["fromThrough": "2026-11-01"], "fromThrough"), (["through": "2026-11-01"], "through"),
            (["through": "2026-12-22"], "through"), (["fromThrough": "2026-12-21"], "fromThrough"),
            (["fromThrough": "2026-11-22", "through": "2026-11-22"], "through"), (["requestId": "1"], "requestId"),
            (["meal": String(repeating: "m", count: 31)], "meal"),
            (["toMeal": String(repeating: "m", count: 31)], "toMeal"),
        ]
    )
    func refused(changes: [String: String], field: String) throws {
        let input = ["requestId": Self.id, "from": "2026-11-20", "to": "2026-11-21"].merging(changes) { $1 }
        let errors = try #require(throws: FormErrors.self) { try CopyForm(FormInput(input)).values() }
        #expect(!errors[field].isEmpty, "\(errors)")
    }

    @Test("no box ticked is not the same as no boxes")
    func ticks() throws {
        var input = FormInput(["requestId": Self.id, "from": "2026-11-20", "to": "2026-11-21", "chosen": "on"])
        #expect(try CopyForm(input).values().selection.lines == [])
        input.append("ABC", to: "lines")
        #expect(try CopyForm(input).values().selection.lines == ["abc"])
    }
}
