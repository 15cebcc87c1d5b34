import CArgon2
import Foundation
import Web
import WorkQueues

/// Hashes passwords with Argon2id, a few at a time on threads of its own.
///
/// By design each hash takes much memory and tens of milliseconds, so many requests must wait rather than exhaust the
/// machine. When the queue is full, a request gets a 503.
package final class PasswordHasher: Sendable {
    /// The cost of a hash.
    ///
    /// OWASP's Password Storage Cheat Sheet asks for at least 19 MiB, two passes and one lane.
    package struct Cost: Sendable, Equatable {
        /// In KiB.
        package let memory: UInt32
        package let passes: UInt32
        package let lanes: UInt32

        package init(memory: UInt32, passes: UInt32, lanes: UInt32) {
            self.memory = memory
            self.passes = passes
            self.lanes = lanes
        }

        package static let standard = Cost(memory: 19 * 1_024, passes: 2, lanes: 1)
    }

    private static let saltLength = 16
    private static let hashLength = 32

    private let cost: Cost
    private let queue: WorkQueue

    /// Computes `parallel` hashes at once; at most `longestLine` are running or waiting.
    package init(cost: Cost = .standard, parallel: Int = 2, longestLine: Int = 64) {
        self.cost = cost
        self.queue = WorkQueue("passwords", parallel: parallel, longest: longestLine)
        argon2_give_memory_back()
    }

    /// Returns the password's hash as a PHC string, which includes cost and salt.
    package func hash(_ password: String) async throws -> String {
        try await self.queued { [cost] in try Self.encoded(password, cost) }
    }

    /// Returns whether the password matches the hash `stored`.
    ///
    /// Without `stored` it takes as long and returns false.
    package func matches(_ password: String, _ stored: String?) async throws -> Bool {
        guard let stored else {
            _ = try await self.hash(password)
            return false
        }
        return try await self.queued {
            let bytes = Self.bytes(password)
            return argon2id_verify(stored, bytes, bytes.count) == ARGON2_OK.rawValue
        }
    }

    /// Returns whether a hash was made at another cost, so that it should be made anew at the next log-in.
    package func isOutdated(_ stored: String) -> Bool {
        !stored.hasPrefix("$argon2id$v=19$m=\(self.cost.memory),t=\(self.cost.passes),p=\(self.cost.lanes)$")
    }

    private func queued<T: Sendable>(_ work: @Sendable @escaping () throws -> T) async throws -> T {
        try await self.queue.run(orThrow: TooBusy(seconds: 2) as any Error, work)
    }

    private static func encoded(_ password: String, _ cost: Cost) throws -> String {
        var random = SystemRandomNumberGenerator()
        let salt = (0..<self.saltLength).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        let password = self.bytes(password)
        let length = argon2_encodedlen(
            cost.passes,
            cost.memory,
            cost.lanes,
            UInt32(self.saltLength),
            UInt32(self.hashLength),
            Argon2_id
        )
        var text = [CChar](repeating: 0, count: length)
        let status = argon2id_hash_encoded(
            cost.passes,
            cost.memory,
            cost.lanes,
            password,
            password.count,
            salt,
            salt.count,
            self.hashLength,
            &text,
            text.count
        )
        guard status == ARGON2_OK.rawValue else { throw Failure(status: status) }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns the bytes in composed form, so that equal texts with different combining marks match.
    private static func bytes(_ password: String) -> [UInt8] {
        Array(password.precomposedStringWithCanonicalMapping.utf8)
    }

    /// Argon2's error code.
    struct Failure: Error { let status: CInt }
}
