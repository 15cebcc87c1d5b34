import Web

/// Where a plan goes when its move is undone, as the toast's button says it.
struct PlanBackForm: Form {
    static let fields: [String: FieldKind] = [
        "version": .number, "from": .number, "to": .number, "settled": .text, "plannedAt": .number,
        "checkedInAt": .number,
    ]

    /// The years 1970 to 9999, in milliseconds.
    private static let instants = 0...253_402_300_800_000

    struct Values: Sendable, Equatable {
        let version: Int64
        let before: PlanBefore
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let complaint = "This can't be undone any more."
        let numbers = ["from", "to", "plannedAt", "checkedInAt", "version"].map { name in
            self.input.whole(name, in: Self.instants, complaint, into: &errors).map { Int64($0) }
        }
        let settled: PlannedWorkout.Settled? = self.input.choice("settled", complaint, into: &errors)
        guard let from = numbers[0], let to = numbers[1], let version = numbers[4],
            let time = Stretch(from: from, to: to), time.minutes <= PlannedWorkout.longest
        else {
            if errors.isEmpty { errors.add("form", complaint) }
            return nil
        }
        let before = PlanBefore(time: time, settled: settled, plannedAt: numbers[2], checkedInAt: numbers[3])
        return Values(version: version, before: before)
    }
}
