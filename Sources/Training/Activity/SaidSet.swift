import Members
import Web

/// A set as it was typed.
struct SaidSet: Sendable, Equatable {
    var exercise: Exercise.ID?
    var reps: Int?
    var kilograms: Double?
    var seconds: Double?
    var exertion: Double?

    /// Returns nil when nothing was typed: an empty line of the page.
    init?(place: Int, _ input: FormInput, of form: FormInput, into errors: inout FormErrors) {
        var own = FormErrors()
        let weight = LiftWeight(Units.Weight(rawValue: form["weightUnit"]) ?? .kg)
        let most = weight.amount(1_000)
        self.exercise = input["exerciseId"].isEmpty ? nil : input["exerciseId"]
        self.reps = input.whole("reps", in: 1...1_000, "Type 1 to 1,000 repetitions.", into: &own)
        let complaint = "Type a weight from 0 to \(Numerals.text(most))."
        let lifted = input.number("kilograms", in: 0...most, complaint, into: &own).map(weight.kilograms)
        self.kilograms = lifted == 0 ? nil : lifted.map { min($0, 1_000) }
        self.seconds = input.number(
            "seconds",
            in: 1...WorkoutLimits.longestSet,
            "Type seconds from 1 to 18,000.",
            into: &own
        )
        self.exertion = input.number("exertion", in: 1...10, "Say how hard it felt from 1 to 10.", into: &own)
        for (field, messages) in own.messages {
            for message in messages { errors.add("sets.\(place).\(field)", message) }
        }
        guard own.isEmpty else { return nil }
        if self.reps == nil, self.seconds == nil {
            if self.kilograms != nil {
                errors.add("sets.\(place).reps", "Say how many repetitions that set had.")
            }
            return nil
        }
    }
}
