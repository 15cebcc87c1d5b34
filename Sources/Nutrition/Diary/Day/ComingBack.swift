import HealthMath
import Web

/// The greeting on Today of somebody who comes back after two weeks or more, on the day they come back.
///
/// It asks nothing of the days between: it leads to what may have changed meanwhile.
struct ComingBack: Encodable, Sendable, Equatable {
    /// The fewest days between.
    static let away = 14
    /// What the form presets to who never trained: the lowest intensity, twenty minutes.
    private static let easy = "?intensity=low&minutes=20"

    /// The page for today's weight; empty when it was recorded lately, or in no-pressure mode.
    let backWeighingPath: String
    /// The page of the goal; empty without one, or in no-pressure mode.
    let backGoalPath: String
    /// The form for a workout, which presets an easier one than the last to who trained before.
    let backWorkoutPath: String
    let backWorkoutNote: String

    /// Returns nil for who was here lately, or never before.
    ///
    /// `last` is the latest day before `today` on which the member did anything.
    init?(
        last: CalendarDay?,
        today: CalendarDay,
        wasWeighed: Bool,
        hasGoal: Bool,
        hasTrained: Bool,
        noPressure: Bool
    ) {
        guard let last, today.days(since: last) >= Self.away else { return nil }
        self.backWeighingPath = wasWeighed || noPressure ? "" : Places.weighing(today)
        self.backGoalPath = hasGoal && !noPressure ? Places.goal.path : ""
        self.backWorkoutPath = Places.newWorkout.path + (hasTrained ? "" : Self.easy)
        self.backWorkoutNote = hasTrained ? "Shorter and lighter than before" : "Short and light"
    }
}
