package import Foundation
package import Storage

/// Keeps what one member's forms said, by their ids.
struct SentFormStore: Sendable {
    let database: any Database
    let owner: Int64

    /// What is known of a form when it arrives.
    enum Finding: Sendable, Equatable {
        /// Nobody has sent its ids; `release` is to follow where it changes nothing.
        case new
        case same
        /// One of its ids came with something else.
        case another
    }

    /// Takes the ids of a form, unless they were taken before.
    func take(_ form: SentForm, now: Date) async throws -> Finding {
        let owner = self.owner
        let taken = try await self.database.run(
            form.ids.map { one in
                """
                INSERT INTO sent_form (owner_id, id, path, digest, sent_at)
                VALUES (\(owner), \(one.id), \(one.path), \(form.digest), \(now.milliseconds))
                ON CONFLICT (owner_id, id, path) DO NOTHING
                """
            }
        )
        var finding = Finding.new
        for (one, count) in zip(form.ids, taken) where count == 0 {
            finding = .same
            let digest = try await self.database.row(
                "SELECT digest FROM sent_form WHERE owner_id = \(owner) AND id = \(one.id) AND path = \(one.path)"
            ) { try $0.blob(0) }
            if let digest, digest != form.digest {
                // The other id is new and must not be kept for what is refused.
                try await self.forget(zip(form.ids, taken).filter { $1 == 1 }.map(\.0))
                return .another
            }
        }
        return finding
    }

    /// Lets the ids be sent with something else: the request changed nothing.
    func release(_ form: SentForm) async throws { try await self.forget(form.ids) }

    private func forget(_ ids: [SentForm.ID]) async throws {
        guard !ids.isEmpty else { return }
        let owner = self.owner
        _ = try await self.database.run(
            ids.map { one in
                "DELETE FROM sent_form WHERE owner_id = \(owner) AND id = \(one.id) AND path = \(one.path)"
            }
        )
    }
}

/// The daily work on what all members' forms said.
package enum SentForms {
    /// Deletes what came before `limit`.
    package static func prune(before limit: Date, in database: any Database) async throws {
        _ = try await database.run(["DELETE FROM sent_form WHERE sent_at < \(limit.milliseconds)"])
    }
}
