import Foundation

/// Reads a Retry-After header (RFC 9110 section 10.2.3): seconds, or a date.
enum RetryAfter {
    /// The longest wait that is followed, in seconds.
    private static let longest: TimeInterval = 86_400

    static func moment(_ text: String, now: Date) -> Date? {
        if let seconds = TimeInterval(text), seconds.isFinite, seconds >= 0 {
            return now.addingTimeInterval(min(seconds, Self.longest))
        }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text).map { min(max($0, now), now.addingTimeInterval(Self.longest)) }
    }
}
