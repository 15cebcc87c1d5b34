import Members
import Web

/// An exercise of a workout as typed, with its place.
struct WorkoutLine: Sendable {
    /// The prefix of its complaints: "exercises.3", or "phases.1.exercises.0" from a device.
    let field: String
    /// The part as typed.
    let part: String
    let input: FormInput

    /// Fields that a device sends back as it got them are allowed and ignored.
    static let fields: [String: FieldKind] = [
        "exerciseId": .text, "sets": .number, "reps": .number, "seconds": .number, "kilograms": .number,
        "restSeconds": .number, "name": .text, "reason": .text, "sides": .flag, "met": .number, "intensity": .text,
        "slot": .text, "role": .text, "reserve": .number, "superset": .number,
    ]

    /// The values of a valid line.
    struct Values: Sendable {
        let field: String
        let part: WorkoutPart
        let exercise: Exercise.ID
        let sets: Int
        let reps: Int?
        let seconds: Int?
        let kilograms: Double?
        let restSeconds: Int
        let superset: Int?
    }

    /// Reads the line; `weight` is the unit of the field `weight`, which pages send instead of `kilograms`.
    func validate(_ weight: LiftWeight, into errors: inout FormErrors) -> Values? {
        var complaints = FormErrors()
        let part = WorkoutPart(rawValue: self.part)
        if part == nil { complaints.add("phase", "Say warmUp, main or coolDown.") }
        let exercise = self.input.required("exerciseId", max: 100, "Choose an exercise.", into: &complaints)
        let sets = self.whole("sets", in: WorkoutLimits.sets, "how many sets", into: &complaints)
        let reps = self.whole("reps", in: WorkoutLimits.reps, "how many repetitions", into: &complaints)
        let seconds = self.whole("seconds", in: WorkoutLimits.seconds, "how many seconds", into: &complaints)
        if self.input["sets"].isEmpty { complaints.add("sets", "Say how many sets.") }
        self.checkMeasure(into: &complaints)
        let rest = self.whole("restSeconds", in: WorkoutLimits.rest, "how many seconds of rest", into: &complaints)
        let kilograms = self.kilograms(weight, into: &complaints)
        let superset = self.whole("superset", in: WorkoutLimits.supersets, "which superset", into: &complaints)
        for (name, words) in complaints.messages { for word in words { errors.add("\(self.field).\(name)", word) } }
        guard let part, let sets, complaints.isEmpty else { return nil }
        return Values(
            field: self.field,
            part: part,
            exercise: exercise,
            sets: sets,
            reps: reps,
            seconds: seconds,
            kilograms: kilograms,
            restSeconds: rest ?? 0,
            superset: superset
        )
    }

    private func whole(
        _ name: String,
        in range: ClosedRange<Int>,
        _ what: String,
        into errors: inout FormErrors
    ) -> Int? {
        let complaint = "Say \(what), from \(range.lowerBound) to \(Numerals.text(Double(range.upperBound)))."
        return self.input.whole(name, in: range, complaint, into: &errors)
    }

    private func checkMeasure(into errors: inout FormErrors) {
        switch (self.input["reps"].isEmpty, self.input["seconds"].isEmpty) {
        case (true, true):
            let isTimed = self.input.has("seconds")
            errors.add(isTimed ? "seconds" : "reps", isTimed ? "Say how many seconds." : "Say how many repetitions.")
        case (false, false): errors.add("seconds", "Say repetitions or seconds, not both.")
        default: break
        }
    }

    private func kilograms(_ weight: LiftWeight, into errors: inout FormErrors) -> Double? {
        let bounds = WorkoutLimits.kilograms
        guard self.input["weight"].isEmpty else {
            let words = "Type a weight from \(weight.text(bounds.lowerBound)) to \(weight.text(bounds.upperBound))."
            // The unit's rounding may take a weight just beyond the bounds.
            guard let amount = self.input.number("weight", in: 0...10_000, words, into: &errors) else { return nil }
            let kilograms = weight.kilograms(amount)
            if !bounds.contains(kilograms) { errors.add("weight", words) }
            return kilograms
        }
        let words = "Type kilograms from \(Numerals.text(bounds.lowerBound, decimals: 1)) to 500."
        return self.input.number("kilograms", in: bounds, words, into: &errors)
    }
}
