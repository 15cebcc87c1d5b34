import Foundation
import HealthMath
import Members

/// A workout that a member keeps: the request, the plan and the status.
package struct Workout: Sendable, Equatable {
    package let id: String
    package var title: String
    var about: String
    var request: WorkoutRequest
    var goal: TrainingGoal
    var seed: UInt64
    var plan: WorkoutPlan
    /// In kcal; nil while no weight is known.
    var expectedKilocalories: Double?
    var status: Status = .notStarted
    var version: Int64 = 1
    var createdAt: Date
    /// The first name of the buddy who gave it; nil for the member's own.
    var sharedBy: String?

    /// Whether exercises and words may change: what was done stays as it was.
    var isChangeable: Bool { self.status != .completed }

    /// Returns the title that the member gave it; empty for one that says what the plan is, which another plan needn't
    /// be.
    func ownTitle(madeOn day: CalendarDay) -> String {
        self.title == self.plan.title ?? Self.title(on: day) ? "" : self.title
    }

    /// Returns the title of a workout whose plan has none.
    static func title(on day: CalendarDay) -> String { "\(DayName.weekday(day)) workout" }

    /// Returns what else one may do after hard training, but for what it is already; none where the day before wasn't
    /// hard, on a later day than it was made, and once it began.
    func waysAfterHardDay(madeOn made: CalendarDay, today: CalendarDay) -> [DayAfter] {
        guard made == today, self.status == .notStarted, self.plan.isAfterHardDay == true || self.plan.half != nil
        else { return [] }
        let isEasy = self.plan.half == .rest
        return DayAfter.allCases.filter { $0 == .easy ? !isEasy : self.request.dayAfter != .anyway }
    }

    /// The raw texts are stored and sent, so they never change.
    package enum Status: String, Sendable, CaseIterable {
        case notStarted = "not-started"
        case inProgress = "in-progress"
        case completed
    }
}
