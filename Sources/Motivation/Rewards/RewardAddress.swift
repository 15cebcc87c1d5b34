import Foundation
import HealthMath
import Members
import Storage

/// Which mail addresses had the reward of a month, so that deleting an account and making it anew earns no other.
///
/// It stores a keyed hash of the address with the month, which tells neither without the key, and is deleted when that
/// month can't be claimed any more.
enum RewardAddress {
    /// The zone farthest behind UTC, in seconds: nobody's month ends later.
    private static let latestZone: TimeInterval = -12 * 3_600

    /// Notes an address; false when it had the reward of this month before.
    ///
    /// The caller holds `AdvisoryLock.vouchers`.
    static func note(_ address: String, in month: GoalMonth, by seal: Seal, _ db: any SQLConnection) throws -> Bool {
        let mark = seal.mark(address, as: "reward_address.mark/\(month.name)")
        return try db.execute(
            "INSERT INTO reward_address (mark, month) VALUES (\(mark), \(month.name)) ON CONFLICT (mark) DO NOTHING"
        ) == 1
    }

    /// Deletes those of months that nobody can claim any more.
    static func purge(at now: Date, in database: any Database) async throws {
        let earliest = CalendarDay(now.addingTimeInterval(Self.latestZone), in: .gmt)
        let oldest = GoalMonth(around: earliest).previous
        try await database.purge("reward_address", by: "mark", where: "month < \(oldest.name)")
    }
}
