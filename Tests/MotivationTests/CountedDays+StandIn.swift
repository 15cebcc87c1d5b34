import Foundation
import HealthMath

@testable import Motivation

extension CountedDays {
    /// The days of a member whose clock is the farthest ahead, and who joined long ago.
    static let stood: Finder = { _, now, _ in
        CountedDays(
            joinedAt: Date(timeIntervalSince1970: 0),
            now: now,
            in: TimeZone(secondsFromGMT: 14 * 3_600) ?? .gmt
        )
    }

    /// All days, as if none were to come.
    static let endless: Finder = { _, _, _ in Self.always }
    static let always = CountedDays(joinedOn: .first, today: .last, endsAt: .distantFuture, now: .distantFuture)
}
