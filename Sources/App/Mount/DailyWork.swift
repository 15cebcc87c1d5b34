import Foundation
import Jobs
import Storage
import Wings

/// Runs the daily tasks of all wings as one repeating job; a task that fails is set aside, and the others continue.
struct DailyWork: Sendable {
    /// The kind of the job; it is stored, so it never changes.
    static let kind = "forget-notices"
    private static let day: TimeInterval = 86_400

    private let tasks: [DailyTask]
    private let database: any Database
    private let now: @Sendable () -> Date

    init(_ tasks: [DailyTask], database: any Database, now: @Sendable @escaping () -> Date) {
        self.tasks = tasks
        self.database = database
        self.now = now
    }

    var job: JobKind {
        JobKind(
            Self.kind,
            plan: { try await JobStore(database: self.database).add(Self.kind, due: self.now(), key: Self.kind) },
            run: { try await self.run($0) }
        )
    }

    private func run(_ job: Job) async throws -> JobOutcome {
        try await self.database.eachSettingAside(self.tasks.map { ($0.name, $0.work) })
        return .again(at: self.now().addingTimeInterval(Self.day))
    }
}
