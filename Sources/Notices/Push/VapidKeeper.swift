import Foundation
import Storage

/// Keeps our VAPID key in the database, sealed: the same for every node.
///
/// It is made on first use. When the seal can't be opened any more, the subscriptions can't either, so both begin anew;
/// browsers subscribe again on their members' next visit.
actor VapidKeeper {
    private let database: any Database
    private let seal: Seal
    private var known: VapidKey?

    init(database: any Database, seal: Seal) {
        self.database = database
        self.seal = seal
    }

    /// Returns the public key that browsers need to subscribe.
    func publicText() async throws -> String { try await self.key().publicText }

    func key() async throws -> VapidKey {
        if let known { return known }
        let new = VapidKey()
        let sealed = try self.seal.seal(new.text, as: Self.context)
        let key = try await self.database.write { [seal] db in
            try db.execute("INSERT INTO push_key (id, secret) VALUES (1, \(sealed)) ON CONFLICT (id) DO NOTHING")
            let kept = try db.row("SELECT secret FROM push_key WHERE id = 1") { try $0.blob(0) } ?? sealed
            do {
                return try VapidKey(text: try seal.open(kept, as: Self.context))
            } catch is Seal.Broken {
                try db.execute("DELETE FROM push_subscription")
                try db.execute("UPDATE push_key SET secret = \(sealed) WHERE id = 1")
                return new
            }
        }
        self.known = key
        return key
    }

    private static let context = "push_key.secret"
}
