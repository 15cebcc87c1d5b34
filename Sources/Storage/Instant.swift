package import Foundation

/// Instants are stored as milliseconds since 1970 UTC.
extension Date {
    package var milliseconds: Int64 { Int64((self.timeIntervalSince1970 * 1_000).rounded()) }

    package init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1_000) }
}
