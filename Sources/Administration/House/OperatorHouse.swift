package import Foundation
import Jobs
package import Members
package import Storage
import Web

/// What the operator does about the house as a whole, from the command line.
package struct OperatorHouse: Sendable {
    /// Words that can't be an announcement, with what to do about it.
    package struct Refusal: Error {
        package let words: String
    }

    /// Something that was said, or is about to be.
    package struct Announcement: Sendable {
        package let id: String
        package let words: String
        package let audience: MemberAudience
        package let createdAt: Date
        package let isSent: Bool
    }

    /// A job that waits, runs or was given up.
    package struct ListedJob: Sendable {
        package let id: Int64
        package let kind: String
        /// In one word.
        package let state: String
        /// When it is due, or was given up.
        package let at: Date
        package let attempt: Int
        package let failure: String
    }

    /// The most announcements and jobs of a list.
    private static let most = 50

    private let database: any Database
    private let now: @Sendable () -> Date

    package init(database: any Database, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.now = now
    }

    /// Plans an announcement for the next minute, sent by the program that serves; returns its id.
    ///
    /// Throws `Refusal`.
    package func announce(
        _ words: String,
        to audience: MemberAudience,
        because reason: String
    ) async throws -> String {
        var errors = FormErrors()
        let fields = ["words": words, "audience": audience.rawValue, "reason": reason]
        let form = AnnouncementForm(input: FormInput(fields))
        guard let values = form.validate(into: &errors), errors.isEmpty else {
            throw Refusal(words: errors.inOrder.joined(separator: " "))
        }
        return try await self.store.add(values, by: nil, at: self.now())
    }

    /// Returns what was said, the latest first.
    package func announcements() async throws -> [Announcement] {
        try await self.store.all(after: nil, limit: Self.most).map {
            Announcement(
                id: $0.id,
                words: $0.words,
                audience: $0.audience,
                createdAt: $0.createdAt,
                isSent: $0.sentAt != nil
            )
        }
    }

    /// Takes an announcement back that hasn't gone out; false when it has, or there is none.
    package func takeBack(_ id: String) async throws -> Bool {
        try await self.store.takeBack(id, by: nil, at: self.now())
    }

    /// Returns jobs, those that were given up first.
    package func jobs(limit: Int) async throws -> [ListedJob] {
        try await JobStore(database: self.database).list(limit: limit, at: self.now()).map {
            ListedJob(
                id: $0.id,
                kind: $0.kind,
                state: $0.state == .dead ? "given up" : $0.state.rawValue,
                at: $0.at,
                attempt: $0.attempt,
                failure: $0.failure
            )
        }
    }

    /// Gives up a job that waits, and returns its kind; nil when it doesn't wait.
    package func bury(_ id: Int64, because reason: String) async throws -> String? {
        try await HouseJobs(database: self.database).bury(id, because: reason, at: self.now())
    }

    /// Returns the state of the house in words: name and value; nothing of a program that serves.
    package func state() async throws -> [(name: String, value: String)] {
        let jobs = JobStore(database: self.database)
        let state = HouseState(
            version: "",
            engine: self.database.dialect == .sqlite ? "SQLite" : "PostgreSQL",
            storedBytes: try await HouseState.storedBytes(in: self.database),
            rowsSetAside: 0,
            jobs: try await jobs.kinds(at: self.now()),
            dead: try await jobs.givenUp(limit: Self.most),
            failures: [],
            days: try await HouseDays(database: self.database).latest(HousePage.mostDays)
        )
        let dead = state.dead.count < Self.most ? "\(state.dead.count)" : "\(Self.most) or more"
        return state.storage + [("Jobs given up", dead)] + state.jobCounts + state.people
    }

    /// Lets a job run again that was given up, and returns its kind; nil when it isn't among them.
    package func again(_ id: Int64, because reason: String) async throws -> String? {
        try await HouseJobs(database: self.database).again(id, because: reason, by: nil, at: self.now())
    }

    private var store: AnnouncementStore { AnnouncementStore(database: self.database) }
}
