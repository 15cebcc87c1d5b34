package import Foundation
package import Jobs
package import Members
package import Storage

/// Reminds everybody who is due, and plans everybody whose day turned: durable jobs that always wait for their next look.
///
/// A look reads what is due by an index, at most `batch` at a time, so its cost grows with what is due alone.
package struct WorkoutReminderJob: Sendable {
    package static let kind = "workout-reminders"
    package static let planning = "workout-reminder-plans"
    private static let batch = 200
    /// Plans read more, and other jobs run in between.
    private static let planBatch = 50
    /// Between two looks, in seconds.
    private static let pause: TimeInterval = 20
    private static let planPause: TimeInterval = 60

    private let database: any Database
    private let tick: ReminderTick
    private let planner: ReminderPlanner
    private let now: @Sendable () -> Date

    package init(
        database: any Database,
        people: ReminderPeople,
        planner: ReminderPlanner,
        lines: MotivatingLines,
        nextFree: @Sendable @escaping (Member, _ after: Date) async throws -> Stretch?,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.tick = ReminderTick(database: database, people: people, lines: lines, nextFree: nextFree) { notices, db in
            for notice in notices { try notice.tell(in: db) }
        }
        self.planner = planner
        self.now = now
    }

    /// Sees to it that both are waiting; called at every start.
    package func plan() async throws {
        let jobs = JobStore(database: self.database)
        for kind in [Self.kind, Self.planning] { try await jobs.add(kind, due: self.now(), key: kind) }
    }

    package func run(_ job: Job) async throws -> JobOutcome {
        let now = self.now()
        let due = try await self.tick.look(at: now, limit: Self.batch)
        return .again(at: due == Self.batch ? now : now.addingTimeInterval(Self.pause))
    }

    package func planDue(_ job: Job) async throws -> JobOutcome {
        let now = self.now()
        let due = try await self.planner.planDue(limit: Self.planBatch)
        return .again(at: due == Self.planBatch ? now : now.addingTimeInterval(Self.planPause))
    }
}
