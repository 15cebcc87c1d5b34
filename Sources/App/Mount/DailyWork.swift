import Foundation
import Jobs
import Storage
import Wings

/// What the wings do once a day, as one repeating job: what fails is set aside, and the others go on.
struct DailyWork: Sendable {
    /// Stable: it is stored.
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
