import Foundation
import Jobs
import Members
import Storage

/// Sends due reminders, and plans the next day's: two durable jobs, each of which reschedules itself.
///
/// A run reads at most `batch` rows by an index, so that its cost grows only with what is due.
struct WorkoutReminderJob: Sendable {
    static let kind = "workout-reminders"
    static let planning = "workout-reminder-plans"
    private static let batch = 200
    /// The batch of planning, which reads more, so that other jobs run in between.
    private static let planBatch = 50
    /// The seconds between two runs.
    private static let pause: TimeInterval = 20
    private static let planPause: TimeInterval = 60

    private let database: any Database
    private let tick: ReminderTick
    private let planner: ReminderPlanner
    private let now: @Sendable () -> Date

    init(
        database: any Database,
        people: ReminderPeople,
        planner: ReminderPlanner,
        lines: MotivatingLines,
        offer: @Sendable @escaping (PlannedWorkout, Member) async throws -> FreeWeek.Missed,
        isDone: @Sendable @escaping (PlannedWorkout, Member) async throws -> Bool,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.tick = ReminderTick(
            database: database,
            people: people,
            lines: lines,
            offer: offer,
            isDone: isDone,
            tell: { notices, db in for notice in notices { try notice.tell(in: db) } }
        )
        self.planner = planner
        self.now = now
    }

    /// Adds both jobs if they are missing; called at every start.
    func plan() async throws {
        let jobs = JobStore(database: self.database)
        for kind in [Self.kind, Self.planning] { try await jobs.add(kind, due: self.now(), key: kind) }
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let now = self.now()
        let due = try await self.tick.look(at: now, limit: Self.batch)
        return .again(at: due == Self.batch ? now : now.addingTimeInterval(Self.pause))
    }

    func planDue(_ job: Job) async throws -> JobOutcome {
        let now = self.now()
        let due = try await self.planner.planDue(limit: Self.planBatch)
        return .again(at: due == Self.planBatch ? now : now.addingTimeInterval(Self.planPause))
    }
}
