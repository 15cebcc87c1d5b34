package import Foundation
import Members
package import Storage

/// Keeps the keys of one member's writes, what came under each, and how it was answered.
package struct IdempotencyKeyStore: Sendable {
    /// What is known of the keys of a write when it arrives.
    struct Claim: Sendable, Equatable {
        /// The keys that nobody had sent, to be settled or released by whoever claimed them.
        var taken: [IdempotencyKey] = []
        var known: [Known] = []
        let at: Date
    }

    /// A key that was sent before.
    struct Known: Sendable, Equatable {
        let key: IdempotencyKey
        /// What came under it; nil where no one read that to the end.
        let digest: ContentDigest?
        let answer: Answer
    }

    enum Answer: Sendable, Equatable {
        /// A request with this key is being handled.
        case underWay
        case given(status: Int, location: String)
        /// The answer isn't kept: its route knows by the id what it made.
        case unkept

        fileprivate var status: Int? {
            switch self {
            case .underWay: 0
            case .given(let status, _): status
            case .unkept: nil
            }
        }

        fileprivate var location: String { if case .given(_, let location) = self { location } else { "" } }
    }

    /// The time after which a request without an answer was lost with the program that handled it.
    private static let patience: TimeInterval = 120

    let database: any Database
    let owner: Member.ID

    /// Takes the keys of a write, unless they were taken before.
    ///
    /// `digest` is nil where the body is still to be read. The keys in `open` are under way until they are settled.
    func claim(
        _ keys: [IdempotencyKey],
        _ digest: ContentDigest?,
        open: [IdempotencyKey],
        now: Date
    ) async throws -> Claim {
        let (owner, lost) = (self.owner, now.addingTimeInterval(-Self.patience).milliseconds)
        let (bytes, size) = (digest?.bytes ?? [], digest?.size ?? 0)
        let counts = try await self.database.run(
            keys.map { key in
                """
                INSERT INTO idempotency_key (owner_id, id, path, digest, size, asked_at, status, location)
                VALUES (\(owner), \(key.id), \(key.path), \(bytes), \(size), \(now.milliseconds),
                    \((open.contains(key) ? Answer.underWay : .unkept).status), '')
                ON CONFLICT (owner_id, id, path) DO UPDATE SET
                    digest = excluded.digest, size = excluded.size, asked_at = excluded.asked_at,
                    status = excluded.status
                WHERE idempotency_key.status = 0 AND idempotency_key.asked_at < \(lost)
                    AND (length(idempotency_key.digest) = 0 OR idempotency_key.digest = excluded.digest)
                """
            }
        )
        var claim = Claim(at: now)
        for (key, count) in zip(keys, counts) {
            if count == 1 { claim.taken.append(key) } else { claim.known.append(try await self.find(key)) }
        }
        return claim
    }

    private func find(_ key: IdempotencyKey) async throws -> Known {
        let known = try await self.database.row(
            """
            SELECT digest, size, status, location FROM idempotency_key
            WHERE owner_id = \(self.owner) AND id = \(key.id) AND path = \(key.path)
            """
        ) { row in
            var columns = row.reader
            let digest = ContentDigest(bytes: try columns.blob(), size: try columns.int())
            let (status, location) = (try columns.optionalInt(), try columns.text())
            let answer = status.map { $0 == 0 ? Answer.underWay : .given(status: $0, location: location) }
            return Known(key: key, digest: digest.bytes.isEmpty ? nil : digest, answer: answer ?? .unkept)
        }
        // A key that was released just now may be sent again in a moment.
        return known ?? Known(key: key, digest: nil, answer: .underWay)
    }

    /// Keeps how a write was answered, for those of its keys that were under way.
    func settle(
        _ answers: [(key: IdempotencyKey, answer: Answer)],
        of claim: Claim,
        _ digest: ContentDigest?
    ) async throws {
        guard !answers.isEmpty else { return }
        let (owner, bytes, size) = (self.owner, digest?.bytes ?? [], digest?.size ?? 0)
        _ = try await self.database.run(
            answers.map { key, answer in
                """
                UPDATE idempotency_key SET
                    digest = \(bytes), size = \(size), status = \(answer.status), location = \(answer.location)
                WHERE owner_id = \(owner) AND id = \(key.id) AND path = \(key.path)
                    AND asked_at = \(claim.at.milliseconds) AND status = 0
                """
            }
        )
    }

    /// Lets the taken keys be sent again, with something else too: the request changed nothing.
    func release(_ claim: Claim) async throws {
        guard !claim.taken.isEmpty else { return }
        let owner = self.owner
        _ = try await self.database.run(
            claim.taken.map { key in
                """
                DELETE FROM idempotency_key WHERE owner_id = \(owner) AND id = \(key.id) AND path = \(key.path)
                    AND asked_at = \(claim.at.milliseconds) AND COALESCE(status, 0) = 0
                """
            }
        )
    }

    /// Deletes all members' keys from before `limit`.
    package static func prune(before limit: Date, in database: any Database) async throws {
        try await database.purge(
            "idempotency_key",
            by: "owner_id, id, path",
            where: "asked_at < \(limit.milliseconds)"
        )
    }
}
