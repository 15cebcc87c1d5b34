import Accounts
import Foundation
import Jobs
import Notices
import Nutrition
import Storage

/// What is done later or again and again, by kind of job.
extension House {
    func jobRunner() -> JobRunner {
        JobRunner(jobs: JobStore(database: self.database), handlers: self.handlers, logger: self.logger, now: self.now)
    }

    /// Writes the repeating jobs that aren't waiting already.
    func planUpkeep() async throws {
        let jobs = JobStore(database: self.database)
        for kind in [Pruning.kind, Self.tidying] { try await jobs.add(kind, due: self.now(), key: kind) }
    }

    private static let tidying = "tidy"
    private static let day: TimeInterval = 86_400

    private var handlers: [String: JobRunner.Handler] {
        [
            MailJob.kind: self.mail.run,
            RecoveryJob.kind: RecoveryJob(
                database: self.database,
                mail: self.mail,
                publicAddress: self.config.publicAddress,
                now: self.now
            ).run,
            Pruning.kind: Pruning(database: self.database, now: self.now).run,
            Self.tidying: self.tidy,
        ]
    }

    /// Forgets what nobody will ask for again: entries removed a month ago, notices a year old.
    @Sendable
    private func tidy(_ job: Job) async throws -> JobOutcome {
        let now = self.now()
        _ = try await EntryStore.purge(removedBefore: now.addingTimeInterval(-30 * Self.day), in: self.database)
        _ = try await NoticeStore.prune(before: now.addingTimeInterval(-365 * Self.day), in: self.database)
        return .again(at: now.addingTimeInterval(Self.day))
    }
}
