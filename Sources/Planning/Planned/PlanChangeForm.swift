import HealthMath
import Members
import Web

/// A change of a plan's time, workout, outcome or place in the calendar; only what is sent changes.
struct PlanChangeForm: Form {
    static let fields: [String: FieldKind] = [
        "version": .number, "day": .text, "at": .text, "minutes": .number, "settled": .text,
        "workoutId": .text, "inCalendar": .flag,
    ]

    struct Values: Sendable, Equatable {
        let version: Int64?
        let day: CalendarDay?
        let at: ClockTime?
        let minutes: Int?
        /// Nil leaves the outcome as it is, `.some(nil)` takes it back.
        let settled: PlannedWorkout.Settled??
        /// What is trained then; nil leaves it as it is, `.some(nil)` leaves it open.
        let workout: String??
        /// Whether it stands in the calendar that takes workouts; nil leaves it as it is.
        let inCalendar: Bool?

        var movesIt: Bool { self.day != nil || self.at != nil || self.minutes != nil }
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let (day, at) = PlanForm.time(self.input, into: &errors)
        let settled: PlannedWorkout.Settled? = self.input.choice(
            "settled",
            "Say done or let-go, or nothing to take it back.",
            into: &errors
        )
        let workout = PlanForm.workout(self.input, into: &errors)
        let values = Values(
            version: self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
                .map { Int64($0) },
            day: day,
            at: at,
            minutes: PlanForm.minutes(self.input, into: &errors),
            settled: self.input.has("settled") ? .some(settled) : nil,
            workout: self.input.has("workoutId") ? .some(workout) : nil,
            inCalendar: self.input.has("inCalendar") ? self.input.isOn("inCalendar") : nil
        )
        if values.movesIt, values.settled != nil { errors.add("settled", "Move it or settle it, one at a time.") }
        if values.workout != nil, values.movesIt || values.settled != nil {
            errors.add("workoutId", "Choose a workout for it, move it or settle it, one at a time.")
        }
        if values.inCalendar != nil, values.movesIt || values.settled != nil || values.workout != nil {
            errors.add("inCalendar", "Put it into your calendar or change something else, one at a time.")
        }
        return values
    }
}

extension PlanChangeForm.Values {
    /// The change as the plan's notice shows it; empty when an outcome is taken back.
    var answerWords: String {
        switch self.settled {
        case .some(.some(.done)): "You said: I did it."
        case .some(.some(.letGo)): "You let it go."
        case .some(.none): ""
        case .none: "You gave it another time."
        }
    }
}
