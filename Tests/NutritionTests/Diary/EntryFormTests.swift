import Members
import Support
import Testing
import Web

@testable import Nutrition

struct EntryFormTests {
    private static let id = "5F0C3A52-6F0E-4A53-9F4E-0A8D8C6C1D11"
    private static let good = [
        "requestId": id, "meal": "Breakfast", "foodId": "usda-09003", "amount": "1,5", "unit": "1 medium",
    ]

    private func complaints(_ changes: [String: String]) -> FormErrors {
        let form = NewEntryForm(FormInput(Self.good.merging(changes) { $1 }))
        guard let errors = form.complaints else { return FormErrors() }
        return errors
    }

    @Test("reads so much of a food, with a comma or a point")
    func food() throws {
        let values = try NewEntryForm(FormInput(Self.good.merging(["time": "8:05"]) { $1 })).values()
        #expect(values.id == Self.id.lowercased())
        #expect(values.minutes == 485)
        #expect(values.content == .food("usda-09003", amount: 1.5, unit: "1 medium"))
    }

    @Test("reads plain calories, named when nobody names them")
    func plain() throws {
        let values = try NewEntryForm(
            FormInput(["requestId": Self.id, "meal": "Lunch", "kcal": "310", "protein": "12"])
        ).values()
        guard case .plain(let name, let facts) = values.content else {
            Issue.record("plain calories became a food")
            return
        }
        #expect(name == "Quick add")
        #expect(facts[.kcal] == 310)
        #expect(facts[.protein] == 12)
        #expect(facts[.fat] == nil)
    }

    @Test(
        "complains beside the field",
        arguments: [
            ("requestId", "not a uuid"), ("requestId", ""), ("meal", ""), ("meal", String(repeating: "x", count: 31)),
            ("amount", "0"), ("amount", "-1"), ("amount", "100001"), ("amount", "nan"), ("amount", ""), ("unit", ""),
            ("kcal", "5"), ("time", "24:00"), ("time", "8"), ("time", "8:5"), ("time", "ab:cd"),
        ]
    )
    func complaints(field: String, value: String) {
        #expect(self.complaints([field: value])[field].count == 1)
    }

    @Test("asks for a food or calories when there is neither")
    func neither() {
        let form = NewEntryForm(FormInput(["requestId": Self.id, "meal": "Lunch"]))
        guard let errors = form.complaints else {
            Issue.record("nothing was taken for something")
            return
        }
        #expect(errors["kcal"] == ["Choose a food, or type the calories."])
    }

    @Test("a change leaves alone what wasn't sent, and an empty time takes the time away")
    func change() throws {
        let values = try EntryChangeForm(FormInput(["version": "3", "time": ""])).values()
        #expect(values.version == 3)
        #expect(values.amount == nil)
        #expect(values.unit == nil)
        #expect(values.minutes == .some(nil))
        #expect(try EntryChangeForm(FormInput(["version": "3"])).values().minutes == nil)
    }

    @Test(
        "a change needs its version and sense in every field",
        arguments: [
            ("version", ""), ("version", "0"), ("amount", ""), ("amount", "x"), ("unit", ""), ("meal", ""), ("day", ""),
            ("day", "2026-02-30"), ("time", "99:99"),
        ]
    )
    func changeComplaints(field: String, value: String) {
        let form = EntryChangeForm(FormInput(["version": "1"].merging([field: value]) { $1 }))
        guard let errors = form.complaints else {
            Issue.record("\(field) \(value) was taken")
            return
        }
        #expect(errors[field].count == 1)
    }

    @Test("a page's kilojoules become kilocalories")
    func kilojoules() throws {
        let input = ["requestId": Self.id, "meal": "Lunch", "kcal": "418.4", "energyUnit": "kJ", "day": "2026-11-21"]
        guard case .plain(_, let facts) = try LogForm(FormInput(input)).values().entry.content else {
            Issue.record("plain calories became a food")
            return
        }
        #expect(facts[.kcal]?.inThousandths == 100)
    }
}
