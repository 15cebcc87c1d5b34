import Foundation
import HealthMath
import Members
import Storage
import Web
import WorkQueues

/// Imports devices' files as activities.
struct WorkoutFileImport: Sendable {
    let log: ActivityLog
    /// A file of the largest size takes seconds.
    var queue = WorkQueue("training files", longest: 6, quality: .utility)

    /// The outcome for one training of a file.
    struct Outcome: Sendable, Equatable {
        let activity: Activity
        let kind: Kind

        /// The raw texts are sent, so they never change.
        enum Kind: String, Sendable, CaseIterable {
            case added
            /// The file was merged into an activity.
            case merged
            /// The file had nothing new.
            case known
        }
    }

    private static let busy: any Error = TryAgainLater(
        words: "Others are bringing in files just now. Nothing of yours was read; send it again in a minute.",
        seconds: 30
    )

    /// Reads a file and writes its trainings, each once; throws `WorkoutFileProblem` when it can't be read, and
    /// `TryAgainLater` where many wait.
    func take(_ path: String, for member: Member) async throws -> [Outcome] {
        guard let kind = try WorkoutFile.kind(of: path) else { throw WorkoutFileProblem.unknown }
        let files = try await self.queue.run(orThrow: Self.busy) { try WorkoutFile.read(path) }
        let catalogue = try await self.log.exercises(member.id)
        let body = try await self.log.body(member.id)
        // A day of grace, because a device's clock may be in another zone.
        let days = member.lifeDays(at: self.log.now(), ahead: 1)
        let activities = files.compactMap {
            $0.activity(kind, catalogue: catalogue, body: body, in: member.timeZone)
        }.filter { days.contains($0.day) }
        guard !activities.isEmpty else { throw WorkoutFileProblem.noTime }
        let (store, now) = (self.log.store(of: member), self.log.now())
        return try await store.database.write { db in
            try activities.map { try store.take($0, at: now, in: db) }
        }
    }
}

extension ActivityStore {
    /// Writes a device's activity, or merges it into the one of the same training.
    func take(_ told: Activity, at now: Date, in db: any SQLConnection) throws -> WorkoutFileImport.Outcome {
        if let back = try self.restore(told.id, at: now, in: db) {
            return .init(activity: back.activity, kind: back.wasAway ? .added : .known)
        }
        guard let same = try self.around(told, in: db).first(where: { $0.isTold(by: told) }) else {
            try self.add(told, at: now, in: db)
            return .init(activity: told, kind: .added)
        }
        let joined = same.joined(with: told)
        guard joined != same, let changed = try self.change(joined, at: now, in: db) else {
            return .init(activity: same, kind: .known)
        }
        return .init(activity: changed, kind: .merged)
    }

    /// Returns the activities around the same time, sessions first.
    private func around(_ activity: Activity, in db: any SQLConnection) throws -> [Activity] {
        let (first, last) = (activity.day.adding(days: -2), activity.day.adding(days: 1))
        let ids = try db.rows(
            """
            SELECT id FROM activity
            WHERE owner_id = \(self.owner) AND day >= \(first.description) AND day <= \(last.description)
                AND removed_at IS NULL AND started_at < \(activity.endedAt.milliseconds)
            ORDER BY CASE origin WHEN 'session' THEN 0 ELSE 1 END, started_at, id
            """
        ) { try $0.text(0) }
        return try ids.compactMap { try self.find($0, in: db) }
    }
}
