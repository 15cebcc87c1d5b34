package import Foundation
import HTTPTypes
import Hummingbird
import Synchronization

/// Token buckets in memory.
///
/// Memory is bounded: with too many keys, those that were asked about longest ago are forgotten.
package final class RateLimiter: Sendable {
    package struct Rule: Sendable {
        let name: String
        let burst: Double
        let perSecond: Double
        /// Whether it counts by member, so that nobody shuts out others behind the same address.
        let isByMember: Bool

        /// Allows `burst` requests at once, and `perMinute` in the long run.
        package init(_ name: String, burst: Int, perMinute: Double, byMember: Bool = false) {
            self.name = name
            self.burst = Double(burst)
            self.perSecond = perMinute / 60
            self.isByMember = byMember
        }
    }

    private struct Bucket {
        var tokens: Double
        var at: Double
    }

    private static let mostKeys = 100_000
    /// How many stay when there were too many, so that room is made for many at a time.
    private static let keptKeys = 90_000
    private let buckets = Mutex<[String: Bucket]>([:])

    package init() {}

    /// Returns nil when the request may pass, else the whole seconds to wait.
    package func wait(_ rule: Rule, for key: String, now: Date) -> Int? {
        let now = now.timeIntervalSince1970
        return self.buckets.withLock { buckets in
            let id = rule.name + "|" + key
            if buckets.count >= Self.mostKeys, buckets[id] == nil { Self.forgetOldest(&buckets) }
            var bucket = buckets[id] ?? Bucket(tokens: rule.burst, at: now)
            bucket.tokens = min(rule.burst, bucket.tokens + max(0, now - bucket.at) * rule.perSecond)
            bucket.at = now
            defer { buckets[id] = bucket }
            if bucket.tokens >= 1 {
                bucket.tokens -= 1
                return nil
            }
            return max(1, Int(((1 - bucket.tokens) / rule.perSecond).rounded(.up)))
        }
    }

    /// Gives back what a request took that turned out not to count.
    package func giveBack(_ rule: Rule, for key: String) {
        self.buckets.withLock { buckets in
            let id = rule.name + "|" + key
            guard let bucket = buckets[id] else { return }
            buckets[id]?.tokens = min(rule.burst, bucket.tokens + 1)
        }
    }

    /// Throws 429 with Retry-After unless the request may pass.
    package func admit(_ rule: Rule, for key: String, now: Date) throws {
        guard let seconds = self.wait(rule, for: key, now: now) else { return }
        throw TooOften(seconds: seconds)
    }

    /// Forgets the buckets that were asked about longest ago: whoever still knocks is still counted, however many others
    /// come.
    private static func forgetOldest(_ buckets: inout [String: Bucket]) {
        let oldest = buckets.sorted { $0.value.at < $1.value.at }.dropLast(Self.keptKeys)
        for (id, _) in oldest { buckets[id] = nil }
    }
}
