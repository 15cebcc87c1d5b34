import Foundation
import Members
import Notices
import Storage

/// Keeps the reports of one member.
struct ReportStore: Sendable {
    enum Outcome: Sendable, Equatable {
        /// The report is in the queue; a copy of one that still waits adds nothing.
        case taken
        case tooMany
        /// The member has no such chat with the reported member.
        case unknownChat
    }

    let database: any Database
    let seal: Seal
    let owner: Member.ID
    /// Finds the administrators, who are told of a report.
    let administrators: @Sendable (any SQLConnection) throws -> [Member.ID]
    /// Finds the moderators, who are told of those that are about no administrator.
    let moderators: @Sendable (any SQLConnection) throws -> [Member.ID]
    /// Ends what the two plan together, when the report blocks.
    let joint: JointWorkoutEnd

    /// Returns the messages of a chat to choose from; nil when the two never had this chat.
    func messages(of chat: String, with other: Member.ID) async throws -> [ChatLine]? {
        try await self.database.read { [owner, seal] db in
            try ChatExcerpt(seal: seal).latest(of: chat, between: owner, and: other, in: db)
        }
    }

    /// Returns whether the member blocked somebody whom they could see then: they can still report them.
    func hasBlocked(_ other: Member.ID) async throws -> Bool {
        try await self.database.exists(
            """
            SELECT 1 FROM block WHERE owner_id = \(self.owner) AND blocked_id = \(other) AND is_seen = 1
                AND \(Absence.none(of: "block.owner_id", "block.blocked_id"))
            """
        )
    }

    /// Adds a report to the queue and, if wanted, blocks the member in the same transaction.
    func send(_ report: ReportForm.Values, at now: Date) async throws -> Outcome {
        do {
            return try await self.database.write { [self, owner, seal, joint] db in
                // Takes the lock of the pair first, as answers do, so that there is no deadlock.
                if report.blocks { try db.acquire(.pair(owner, report.about)) }
                try db.acquire(.counting(owner))
                guard let account = try Self.account(of: report, by: owner, seal, in: db) else { return .unknownChat }
                if try Self.isFull(owner, at: now, in: db) { return .tooMany }
                let text = String(decoding: try JSONEncoder().encode(account), as: UTF8.self)
                let sealed = try seal.seal(text, as: Report.context("sealed", about: report.about))
                let added = try db.row(
                    """
                    INSERT INTO report (reporter_id, about_id, reason, sealed, at, state)
                    VALUES (\(owner), \(report.about), \(report.reason.rawValue), \(sealed), \(now.milliseconds),
                        'open')
                    ON CONFLICT (reporter_id, about_id, reason) WHERE state = 'open' DO NOTHING
                    RETURNING id
                    """
                ) { try $0.integer(0) }
                if let added { try self.tell(of: added, about: report.about, at: now, in: db) }
                if report.blocks {
                    try BlockStore.block(report.about, by: owner, seen: true, ending: joint, at: now, in: db)
                }
                return .taken
            }
        } catch DatabaseError.foreignKeyViolation {
            // The reported member was deleted meanwhile.
            return .unknownChat
        }
    }

    /// Tells everybody who may decide the report: not the one whom it is about, nor its sender.
    ///
    /// Where nobody is left, it is the operator's.
    private func tell(of report: Int64, about: Member.ID, at now: Date, in db: any SQLConnection) throws {
        let administrators = try self.administrators(db)
        let others = administrators.contains(about) ? [] : try self.moderators(db)
        let readers = (administrators + others).filter { ![about, self.owner].contains($0) }
        if readers.isEmpty { try OperatorReportJob.add(report, at: now, in: db) }
        for reader in readers {
            try Notice.tell(
                reader,
                .duties,
                "A member sent a report. It waits for a decision of yours.",
                path: CommunitySafetyLinks.queued(report),
                cause: "report \(report) waits",
                at: now,
                in: db
            )
        }
    }

    private static func account(
        of report: ReportForm.Values,
        by owner: Member.ID,
        _ seal: Seal,
        in db: any SQLConnection
    ) throws -> Report.Account? {
        guard let chat = report.chat else { return Report.Account(words: report.words, messages: []) }
        return try ChatExcerpt(seal: seal)
            .lines(report.numbers, of: chat, between: owner, and: report.about, in: db)
            .map { Report.Account(words: report.words, messages: $0) }
    }

    private static func isFull(_ owner: Member.ID, at now: Date, in db: any SQLConnection) throws -> Bool {
        let yesterday = now.addingTimeInterval(-86_400).milliseconds
        let sent = try db.row(
            "SELECT COUNT(*) FROM report WHERE reporter_id = \(owner) AND at > \(yesterday)"
        ) { try $0.integer(0) }
        return (sent ?? 0) >= Report.mostADay
    }
}
