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
        func number(_ name: String) -> Int64? {
            self.input.whole(name, in: Self.instants, complaint, into: &errors).map { Int64($0) }
        }
        let (from, to, version) = (number("from"), number("to"), number("version"))
        let (plannedAt, checkedInAt) = (number("plannedAt"), number("checkedInAt"))
        let settled: PlannedWorkout.Settled? = self.input.choice("settled", complaint, into: &errors)
        guard let from, let to, let version, let time = Stretch(from: from, to: to),
            time.minutes <= PlannedWorkout.longest
        else {
            if errors.isEmpty { errors.add("form", complaint) }
            return nil
        }
        let before = PlanBefore(time: time, settled: settled, plannedAt: plannedAt, checkedInAt: checkedInAt)
        return Values(version: version, before: before)
    }
}
