import Foundation
import Jobs
import Storage

/// Makes a repeating job of each daily task of the wings, so that none waits for another or fails with it.
struct DailyWork: Sendable {
    private static let day: TimeInterval = 86_400
    /// Work in batches keeps what it did until then, and continues with the next try.
    private static let limit = Duration.seconds(600)

    let database: any Database
    let now: @Sendable () -> Date

    func job(of task: DailyTask) -> JobKind {
        let kind = Self.kind(of: task.name)
        return JobKind(
            kind,
            plan: { try await JobStore(database: self.database).add(kind, due: self.now(), key: kind) },
            limit: Self.limit
        ) { _ in
            try await task.work()
            return .again(at: self.now().addingTimeInterval(Self.day))
        }
    }

    /// Returns the kind of a task's job; it is stored, so the name of a task never changes.
    static func kind(of task: String) -> String { "daily-" + task }
}
