import Foundation
import Jobs
import Members
import Notices
import Storage

/// Tells the member that a rest is over while its page sleeps behind a locked screen, by a notice that is pushed.
struct RestBell: Sendable {
    static let kind = "rest-bell"
    /// The seconds for which the notice stays in the list: nobody looks up a rest of before.
    private static let useful: TimeInterval = 600

    let sessions: Sessions

    /// Schedules the notice for a page that goes to sleep; does nothing when no rest is on, and schedules each rest
    /// once.
    func ask(for session: TrainingSession, of owner: Member.ID) async throws {
        guard !session.state.isPaused, let ends = session.state.restEnds(at: self.sessions.now().milliseconds) else {
            return
        }
        let rest = "\(owner)/\(session.id)/\(ends)"
        let jobs = JobStore(database: self.sessions.database)
        try await jobs.add(Self.kind, payload: rest, due: Date(milliseconds: ends), key: "\(Self.kind)/\(rest)")
    }

    /// Tells the member, unless the rest ended before: by hand, by another set or with the session.
    func run(_ job: Job) async throws -> JobOutcome {
        let parts = job.payload.split(separator: "/")
        guard parts.count == 3, let owner = Int64(parts[0]), let ends = Int64(parts[2]) else {
            return .hopeless("unreadable rest")
        }
        let id = String(parts[1])
        guard let session = try await self.sessions.store(of: owner).find(id), !session.state.isPaused,
            session.state.restEnds(at: ends - 1) == ends
        else { return .done }
        let item = session.state.current.map { session.script.items[$0] }
        let next = item?.name ?? session.script.title
        let interval = item.flatMap(IntervalWords.init)
        let now = self.sessions.now()
        try await self.sessions.database.write { db in
            try Notice.forget(owner, .rest, before: now, in: db)
            try Notice.tell(
                owner,
                .rest,
                interval.map { "\($0.work) now." } ?? "Go on with \(next).",
                path: SessionLinks.session(id),
                cause: "rest \(id) \(ends)",
                at: now,
                until: now.addingTimeInterval(Self.useful),
                in: db
            )
        }
        return .done
    }
}
