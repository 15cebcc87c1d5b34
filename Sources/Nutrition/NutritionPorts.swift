package import Foundation
package import HealthMath
package import Members
package import Notices
package import Storage
package import Web

/// What nutrition needs of other wings.
package struct NutritionPorts: Sendable {
    /// Finds what a member plans to train on a day.
    let plans: @Sendable (Member, CalendarDay) async throws -> [PlanLine]
    /// Says in a sentence what a member may train on a day; empty for nothing.
    let toTrain: @Sendable (Member, CalendarDay) async throws -> String
    /// Finds a member's workouts under way.
    let running: @Sendable (Member.ID) async throws -> [RunningWorkout]
    /// Finds whether to offer a member on a day to finish their set-up.
    let setUp: @Sendable (Member, CalendarDay) async throws -> SetUpOffer?
    /// Finds a line for each mission that a member has under way.
    let missions: @Sendable (Member) async throws -> [PlanLine]
    /// Says in a few words how a member keeps going; empty for nothing.
    let keepGoing: @Sendable (Member, CalendarDay) async throws -> String
    /// Finds a member's time zone; nil for a member who left.
    let timeZone: @Sendable (Member.ID) async throws -> TimeZone?
    /// Reads the facts for planning a goal; nil while height, weight or another fact is missing.
    let goalBaseline: @Sendable (Member.ID) async throws -> GoalBaseline?
    /// Reads a member's weights on the days of a range, in order of day.
    let weighings: Weighings
    /// Reads the facts of a member that advice needs.
    let eater: @Sendable (Member.ID) async throws -> Eater
    /// Selects first and last weights of members between two days: see `CohortCount`.
    let courses: @Sendable (SQL, CalendarDay, CalendarDay) -> SQL
    /// Finds whether imported energy belongs to a training that is here.
    let isTraining: IsTraining
    /// Returns whether a member may still see what another one shared with them.
    let maySee: @Sendable (_ member: Member.ID, _ owner: Member.ID) async throws -> Bool
    /// What cohorts need of training.
    let training: CohortTraining
    /// Returns those of many members who haven't left, with mail addresses.
    let recipients: @Sendable ([Member.ID]) async throws -> [Member.ID: NoticeRecipient]
    /// Where the reader of a letter stops more of its kind.
    let unsubscribe: @Sendable (Member.ID, Notice.Kind) throws -> String

    package init(
        plans: @Sendable @escaping (Member, CalendarDay) async throws -> [PlanLine],
        toTrain: @Sendable @escaping (Member, CalendarDay) async throws -> String,
        running: @Sendable @escaping (Member.ID) async throws -> [RunningWorkout],
        setUp: @Sendable @escaping (Member, CalendarDay) async throws -> SetUpOffer?,
        missions: @Sendable @escaping (Member) async throws -> [PlanLine],
        keepGoing: @Sendable @escaping (Member, CalendarDay) async throws -> String,
        timeZone: @Sendable @escaping (Member.ID) async throws -> TimeZone?,
        goalBaseline: @Sendable @escaping (Member.ID) async throws -> GoalBaseline?,
        weighings: @escaping Weighings,
        eater: @Sendable @escaping (Member.ID) async throws -> Eater,
        courses: @Sendable @escaping (SQL, CalendarDay, CalendarDay) -> SQL,
        isTraining: @escaping IsTraining,
        maySee: @Sendable @escaping (_ member: Member.ID, _ owner: Member.ID) async throws -> Bool,
        training: CohortTraining,
        recipients: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID: NoticeRecipient],
        unsubscribe: @Sendable @escaping (Member.ID, Notice.Kind) throws -> String
    ) {
        self.plans = plans
        self.toTrain = toTrain
        self.running = running
        self.setUp = setUp
        self.missions = missions
        self.keepGoing = keepGoing
        self.timeZone = timeZone
        self.goalBaseline = goalBaseline
        self.weighings = weighings
        self.eater = eater
        self.courses = courses
        self.isTraining = isTraining
        self.maySee = maySee
        self.training = training
        self.recipients = recipients
        self.unsubscribe = unsubscribe
    }
}
