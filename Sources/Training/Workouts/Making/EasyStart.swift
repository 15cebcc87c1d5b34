import HealthMath
import Members
import Storage

/// The preset of the first workout after a break: a step easier and a step or two shorter than the last one.
///
/// After two weeks without training endurance and blood volume have begun to fall, maximal oxygen uptake by 4–14 % within
/// four weeks, while strength keeps (Mujika and Padilla, "Detraining: loss of training-induced physiological and
/// performance adaptations. Part I", Sports Med 2000; 30: 79–87). By how much it begins easier is our own.
struct EasyStart: Sendable, Equatable {
    /// The fewest days since the last training.
    static let away = 14

    let days: Int

    /// Returns nil for who trained lately, or never.
    init?(last: CalendarDay?, today: CalendarDay) {
        guard let last, today.days(since: last) >= Self.away else { return nil }
        self.days = today.days(since: last)
    }

    /// Reads a member's last day of training up to `today`.
    static func read(of owner: Member.ID, on today: CalendarDay, in database: any Database) async throws -> EasyStart? {
        let last = try await database.row(
            """
            SELECT MAX(day) FROM activity
            WHERE owner_id = \(owner) AND removed_at IS NULL AND day <= \(today.description)
            """
        ) { row in
            var columns = row.reader
            return try columns.optionalText()
        }
        return EasyStart(last: last?.flatMap { CalendarDay($0) }, today: today)
    }

    /// Returns whether a workout made on a day already was the first after the break.
    func isAfterBreak(madeOn day: CalendarDay, today: CalendarDay) -> Bool {
        today.days(since: day) <= self.days - Self.away
    }

    func eased(_ request: WorkoutRequest) -> WorkoutRequest {
        var eased = request
        eased.intensity = Intensity.allCases.last { $0 < request.intensity } ?? request.intensity
        // About two thirds of the time.
        eased.minutes = WorkoutRequest.lengths.last { $0 * 3 <= request.minutes * 2 } ?? request.minutes
        return eased
    }

    /// "You last trained 3 weeks ago, so it starts shorter and easier." For what is proposed.
    var proposal: String { "You last trained \(self.days / 7) weeks ago, so it starts shorter and easier." }

    /// "You last trained 3 weeks ago, so this one starts shorter and easier. Change what you like."
    var words: String {
        "You last trained \(self.days / 7) weeks ago, so this one starts shorter and easier. Change what you like."
    }
}
