package import Foundation

/// Instants are stored as milliseconds since 1970 UTC.
///
/// Stored numbers are not trusted either: an instant before the year 1 or after the year 9000 becomes the first or the
/// last one, so that arithmetic on dates stays within what calendars support.
extension Date {
    package var milliseconds: Int64 {
        let milliseconds = (self.timeIntervalSince1970 * 1_000).rounded()
        // Not a number becomes 1970.
        guard !milliseconds.isNaN else { return 0 }
        return Int64(min(max(milliseconds, Double(Self.firstMillisecond)), Double(Self.lastMillisecond)))
    }

    package init(milliseconds: Int64) {
        let bounded = min(max(milliseconds, Self.firstMillisecond), Self.lastMillisecond)
        self.init(timeIntervalSince1970: Double(bounded) / 1_000)
    }

    /// The earliest instant that is read: 0001-01-01T00:00:00Z.
    private static let firstMillisecond: Int64 = -62_135_596_800_000
    /// 9000-01-01T00:00:00Z.
    private static let lastMillisecond: Int64 = 221_845_392_000_000
}
