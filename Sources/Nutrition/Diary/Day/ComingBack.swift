import HealthMath
import Web

/// The greeting on Today of somebody who comes back after two weeks or more, on the day they come back.
///
/// It asks nothing of the days between: it leads to what may have changed meanwhile.
struct ComingBack: Encodable, Sendable, Equatable {
    /// The fewest days between.
    static let away = 14

    /// The page for today's weight; empty when it was recorded lately, or in no-pressure mode.
    let backWeighingPath: String
    /// The page of the goal; empty without one, or in no-pressure mode.
    let backGoalPath: String

    /// Returns nil for who was here lately, or never before.
    ///
    /// `last` is the latest day before `today` on which the member did anything.
    init?(last: CalendarDay?, today: CalendarDay, wasWeighed: Bool, hasGoal: Bool, noPressure: Bool) {
        guard let last, today.days(since: last) >= Self.away else { return nil }
        self.backWeighingPath = wasWeighed || noPressure ? "" : Places.weighing(today)
        self.backGoalPath = hasGoal && !noPressure ? Places.goal.path : ""
    }
}
