import Support
import Testing
import Web

@testable import Training

struct WorkoutFormTests {
    private static let fields = [
        "title": "Legs", "description": "Slowly.", "intensity": "moderate", "minutes": "30", "place": "home",
        "equipment": "none", "goal": "muscle", "seed": "7", "requestId": "5F0C3A52-6F0E-4A53-9F4E-0A8D8C6C1C00",
    ]

    private func complaints(_ change: [String: String]) -> FormErrors {
        guard let errors = WorkoutForm(FormInput(Self.fields.merging(change) { $1 })).complaints else {
            return FormErrors()
        }
        return errors
    }

    @Test("what was chosen becomes a wish")
    func values() throws {
        let values = try WorkoutForm(FormInput(Self.fields)).values()
        #expect(values.id == "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00")
        #expect(values.title == "Legs" && values.about == "Slowly." && values.goal == .muscle && values.seed == 7)
        #expect(values.request == WorkoutRequest(intensity: .moderate, minutes: 30, place: .home, equipment: .none))
    }

    @Test("without an id, a seed and a goal it makes what is missing")
    func defaults() throws {
        let form = WorkoutForm(FormInput(Self.fields.merging(["requestId": "", "seed": "", "goal": ""]) { $1 }))
        let (one, other) = (try form.values(), try form.values())
        #expect(one.id != other.id && one.goal == nil && WorkoutLimits.seed.contains(one.seed))
    }

    @Test("the ticks of the place count, and only with the basics")
    func ticks() throws {
        var input = FormInput(Self.fields.merging(["equipment": "basic", "homeGear": "", "gymGear": "pool"]) { $1 })
        input.append("barbell", to: "homeGear")
        input.append("mat", to: "homeGear")
        let values = try WorkoutForm(input).values()
        #expect(values.told == [.barbell, .mat] && values.request.gear == nil)
        input.set("homeGear", to: "")
        // All was ticked before, so nothing ticked means that nothing is there.
        #expect(try WorkoutForm(input).values().told == [])
        for gear in GearCard.usual(at: .home) { input.append(gear.rawValue, to: "homeGear") }
        // As it was before, it was passed over.
        #expect(try WorkoutForm(input).values().told == nil)
        input.set("equipment", to: "minimal")
        #expect(try WorkoutForm(input).values().told == nil)
        input.set("gear", to: "pool")
        #expect(try WorkoutForm(input).values().request.gear == [.pool])
        #expect(self.complaints(["gear": "lasso"])["gear"].count == 1)
        #expect(self.complaints(["equipment": "basic", "homeGear": "lasso"])["homeGear"].count == 1)
    }

    @Test("dumbbells and a chair are one choice, and nothing else is there")
    func dumbbells() throws {
        let input = FormInput(Self.fields.merging(["equipment": "dumbbells", "homeGear": "barbell"]) { $1 })
        let values = try WorkoutForm(input).values()
        #expect(values.request.equipment == .basic && values.request.gear == [.dumbbells, .household])
        #expect(values.told == nil)
        #expect(EquipmentChoice(values.request) == .dumbbells)
    }

    @Test("a bench that tilts lies flat as well, and a flat one doesn't tilt")
    func bench() throws {
        var request = try WorkoutForm(FormInput(Self.fields)).values().request
        request.equipment = .basic
        #expect(request.finding([.inclineBench]).gear == [.bench, .inclineBench])
        #expect(request.finding([.bench]).gear == [.bench])
        #expect(Gear(word: "incline bench") == .inclineBench)
        #expect(!Gear.usual(at: .home, with: .basic).contains(.inclineBench))
    }

    @Test("every missing field is named at once")
    func missing() throws {
        let errors = try #require(throws: FormErrors.self) { try WorkoutForm().values() }
        #expect(Set(errors.messages.keys) == ["intensity", "minutes", "place", "equipment"])
        #expect(errors["minutes"] == ["Choose how long: 15, 20, 30, 45, 60 or 90 minutes."])
        #expect(errors["equipment"] == ["Choose what you have: none, minimal, dumbbells or basic."])
    }

    @Test(
        "what can't be is refused beside its field",
        arguments: [
            ("intensity", "extreme"), ("minutes", "50"), ("minutes", "30.5"), ("minutes", "half an hour"),
            ("place", "moon"), ("equipment", "gym"), ("goal", "fame"), ("seed", "-1"), ("seed", "9007199254740992"),
            ("seed", "1e30"), ("requestId", "1"),
        ]
    )
    func refused(field: String, value: String) {
        #expect(self.complaints([field: value])[field].count == 1)
    }

    @Test("a title and a description have a length", arguments: [("title", 80), ("description", 500)])
    func lengths(field: String, length: Int) {
        #expect(self.complaints([field: String(repeating: "é", count: length)])[field].isEmpty)
        #expect(self.complaints([field: String(repeating: "é", count: length + 1)])[field].count == 1)
    }
}
