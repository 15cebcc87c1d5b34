import Foundation
import Members
import Notices
import Storage
import Web

/// Keeps the workouts that one member plans together with buddies.
struct JointWorkoutStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    /// The most proposals that may wait for one buddy's answer.
    static let mostOpen = 5

    /// Thrown when too many wait already.
    struct TooMany: Error {}
    /// Thrown for an id that another message of the chat has.
    struct UsedID: Error {}
    /// Thrown for an id that either of the two has for another workout, which would share its plan.
    struct OtherWorkout: Error {}

    /// Returns the open and the accepted ones with a buddy that aren't over, the earliest first; none after the
    /// buddyship ended or one blocked the other.
    func ahead(with buddy: Member.ID, at now: Date) async throws -> [JointWorkout] {
        try await self.database.rows(
            """
            SELECT \(Self.columns) FROM joint_workout
            WHERE \(Self.isBetween(self.owner, buddy))
                AND end_at > \(now.milliseconds) AND (answer IS NULL OR answer = 'accepted')
                AND called_off_at IS NULL
                AND \(Self.areBuddies(self.owner, buddy))
            ORDER BY start_at, owner_id, id LIMIT 20
            """,
            Self.workout
        )
    }

    /// Returns an agreed workout with a buddy that wasn't called off, over or not; nil for any other.
    func agreed(_ id: String, with buddy: Member.ID) async throws -> JointWorkout? {
        try await self.database.row(
            "SELECT \(Self.columns) FROM joint_workout WHERE \(Self.isAgreed(id, self.owner, buddy))",
            Self.workout
        )
    }

    /// Returns whether a buddy shows their buddies when they train.
    func showsTimes(_ buddy: Member.ID) async throws -> Bool {
        try await self.database.exists(
            """
            SELECT 1 FROM buddy_profile WHERE owner_id = \(buddy)
                AND (shares & \(BuddyProfile.Shares.presence.rawValue)) <> 0 AND \(Self.areBuddies(self.owner, buddy))
            """
        )
    }

    /// Proposes a time with a card in the chat and a notice, once for each id; nil when they are no buddies (any more),
    /// or didn't agree on the workout that it would replace.
    ///
    /// Throws `TooMany`, `UsedID`, `OtherWorkout` and `MessageStore.Full`.
    func propose(
        _ id: String,
        _ time: Range<Date>,
        insteadOf replaced: String? = nil,
        to buddy: Member.ID,
        in chat: String,
        saying card: SharedCard,
        notice: String,
        at now: Date
    ) async throws -> (workout: JointWorkout, message: MessageStore.Added?)? {
        try await self.database.write { [self] db in
            try db.acquire(.pair(self.owner, buddy))
            if let known = try self.find(id, of: self.owner, with: buddy, in: db) { return (known, nil) }
            if try db.exists(Self.hasAnother(id, self.owner, buddy)) { throw OtherWorkout() }
            guard try self.open(with: buddy, at: now, in: db) < Self.mostOpen else { throw TooMany() }
            if let replaced {
                let agreed: SQL = "SELECT 1 FROM joint_workout WHERE \(Self.isAgreed(replaced, self.owner, buddy))"
                guard try db.exists(agreed) else { return nil }
            }
            let added = try db.execute(
                """
                INSERT INTO joint_workout (owner_id, id, buddy_id, start_at, end_at, proposed_at, replaces)
                SELECT \(self.owner), \(id), \(buddy), \(time.lowerBound.milliseconds), \(time.upperBound.milliseconds),
                    \(now.milliseconds), \(replaced)
                WHERE \(Self.areBuddies(self.owner, buddy))
                ON CONFLICT (owner_id, id) DO NOTHING
                """
            )
            guard added == 1, let workout = try self.find(id, of: self.owner, with: buddy, in: db) else { return nil }
            let messages = MessageStore(database: self.database, seal: self.seal, owner: self.owner)
            guard let said = try messages.add(.workout(card), clientID: id, to: chat, at: now, in: db) else {
                return nil
            }
            guard said.isNew, said.receiver == buddy else { throw UsedID() }
            try self.tell(buddy, notice, in: chat, cause: "joint workout \(self.owner) \(id)", at: now, in: db)
            return (workout, said)
        }
    }

    /// Accepts a buddy's proposal and puts it on both plans, in one transaction; once.
    ///
    /// What it replaces leaves both. Nil when there is no open one. Throws `JointPlanning.Taken` when either has
    /// something else at that time; then nothing changed.
    func accept(
        _ id: String,
        of buddy: Member.ID,
        in chat: String,
        titles: (mine: String, theirs: String),
        notice: String,
        by planning: JointPlanning,
        at now: Date
    ) async throws -> JointWorkout? {
        try await self.database.write { [self] db in
            try db.acquire(.pair(self.owner, buddy))
            let isAnswered = try db.execute(
                """
                UPDATE joint_workout SET answer = 'accepted'
                WHERE owner_id = \(buddy) AND buddy_id = \(self.owner) AND id = \(id) AND answer IS NULL
                    AND start_at > \(now.milliseconds) AND \(Self.areBuddies(self.owner, buddy))
                """
            )
            guard let workout = try self.find(id, of: buddy, with: self.owner, in: db) else { return nil }
            guard isAnswered == 1 else { return workout.answer == .accepted ? workout : nil }
            let replaced = try self.replaced(by: id, of: buddy, in: db)
            let plans = [(self.owner, titles.mine), (buddy, titles.theirs)].sorted { $0.0 < $1.0 }
            for (owner, title) in plans {
                if let replaced { try planning.remove(replaced, owner, now, db) }
                try planning.plan(
                    JointPlanning.Plan(owner: owner, id: id, title: title, time: workout.time, at: now),
                    db
                )
            }
            try self.tell(buddy, notice, in: chat, cause: "joint workout yes \(buddy) \(id)", at: now, in: db)
            return workout
        }
    }

    /// Declines a buddy's open proposal, or withdraws one's own; false when there is none.
    func refuse(_ id: String, with buddy: Member.ID) async throws -> Bool {
        try await self.database.write { [self] db in
            try db.execute(
                """
                UPDATE joint_workout
                SET answer = CASE WHEN owner_id = \(self.owner) THEN 'withdrawn' ELSE 'declined' END
                WHERE id = \(id) AND answer IS NULL AND \(Self.isBetween(self.owner, buddy))
                    AND \(Self.areBuddies(self.owner, buddy))
                """
            ) > 0
        }
    }

    /// Opens a proposal again that the member declined, or took back as their own; false when there is none ahead.
    func restore(_ id: String, with buddy: Member.ID, at now: Date) async throws -> Bool {
        try await self.database.write { [self] db in
            try db.acquire(.pair(self.owner, buddy))
            guard try self.open(with: buddy, at: now, in: db) < Self.mostOpen else { return false }
            return try db.execute(
                """
                UPDATE joint_workout SET answer = NULL
                WHERE id = \(id) AND start_at > \(now.milliseconds) AND \(Self.isBetween(self.owner, buddy))
                    AND answer = CASE WHEN owner_id = \(self.owner) THEN 'withdrawn' ELSE 'declined' END
                    AND \(Self.areBuddies(self.owner, buddy))
                """
            ) > 0
        }
    }

    /// Deletes all members' proposals that were over before `limit`.
    static func purge(overBefore limit: Date, in database: any Database) async throws {
        try await database.purge("joint_workout", by: "owner_id, id", where: "end_at < \(limit.milliseconds)")
    }

    private func tell(
        _ buddy: Member.ID,
        _ text: String,
        in chat: String,
        cause: String,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try Notice.tell(
            buddy,
            .buddies,
            text,
            path: ChatLinks.chat(chat),
            about: self.owner,
            part: .chat,
            cause: cause,
            at: now,
            in: db
        )
    }

    private func open(with buddy: Member.ID, at now: Date, in db: any SQLConnection) throws -> Int {
        try db.row(
            """
            SELECT COUNT(*) FROM joint_workout
            WHERE owner_id = \(self.owner) AND buddy_id = \(buddy) AND answer IS NULL AND end_at > \(now.milliseconds)
            """
        ) { try $0.int(0) } ?? 0
    }

    /// Withdraws the agreed workout that a buddy's proposal replaces, with the other times proposed instead of it, and
    /// returns its id; nil for none.
    private func replaced(by id: String, of buddy: Member.ID, in db: any SQLConnection) throws -> String? {
        let replaced = try db.row("SELECT replaces FROM joint_workout WHERE owner_id = \(buddy) AND id = \(id)") {
            try $0.optionalText(0)
        }
        guard let old = replaced ?? nil else { return nil }
        let withdrawn = try db.execute(
            "UPDATE joint_workout SET answer = 'withdrawn' WHERE \(Self.isAgreed(old, self.owner, buddy))"
        )
        try db.execute(
            """
            UPDATE joint_workout SET answer = 'withdrawn'
            WHERE replaces = \(old) AND answer IS NULL AND \(Self.isBetween(self.owner, buddy))
            """
        )
        return withdrawn > 0 ? old : nil
    }

    private func find(
        _ id: String,
        of proposer: Member.ID,
        with buddy: Member.ID,
        in db: any SQLConnection
    ) throws -> JointWorkout? {
        try db.row(
            """
            SELECT \(Self.columns) FROM joint_workout
            WHERE owner_id = \(proposer) AND buddy_id = \(buddy) AND id = \(id)
                AND \(Self.areBuddies(proposer, buddy))
            """,
            Self.workout
        )
    }
}

extension JointWorkoutStore {
    private static let columns: SQL = "id, owner_id, start_at, end_at, answer"

    @Sendable
    private static func workout(_ row: SQLRow) throws -> JointWorkout {
        var columns = row.reader
        return JointWorkout(
            id: try columns.text(),
            proposer: try columns.integer(),
            time: try columns.combined("a later time") {
                let (start, end) = (try $0.integer(), try $0.integer())
                return start < end ? Date(milliseconds: start)..<Date(milliseconds: end) : nil
            },
            answer: try columns.optionalText().flatMap(JointWorkout.Answer.init(rawValue:))
        )
    }

    /// Returns the condition that a workout was proposed by one of two to the other.
    static func isBetween(_ one: Member.ID, _ other: Member.ID) -> SQL {
        "((owner_id = \(one) AND buddy_id = \(other)) OR (owner_id = \(other) AND buddy_id = \(one)))"
    }

    /// Returns the statement that finds a workout of either of two with an id that wasn't proposed by one to two.
    private static func hasAnother(_ id: String, _ one: Member.ID, _ two: Member.ID) -> SQL {
        """
        SELECT 1 FROM joint_workout
        WHERE id = \(id) AND (owner_id IN (\(one), \(two)) OR buddy_id IN (\(one), \(two)))
            AND NOT (owner_id = \(one) AND buddy_id = \(two))
        """
    }

    /// Returns the condition that two agreed on a workout, and neither called it off.
    private static func isAgreed(_ id: String, _ one: Member.ID, _ other: Member.ID) -> SQL {
        """
        id = \(id) AND \(Self.isBetween(one, other)) AND answer = 'accepted' AND called_off_at IS NULL
            AND \(Self.areBuddies(one, other))
        """
    }

    /// Returns the condition that two members are buddies, and neither blocked the other.
    private static func areBuddies(_ one: Member.ID, _ other: Member.ID) -> SQL {
        """
        EXISTS (SELECT 1 FROM buddy WHERE buddy.owner_id = \(one) AND buddy.buddy_id = \(other)
            AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id")))
        """
    }
}
