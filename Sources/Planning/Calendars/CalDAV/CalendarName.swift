import DelimitedText
import Foundation

/// Cleans the names of calendars from other servers.
enum CalendarName {
    static let longest = 80

    /// Returns one line without control characters; nil when nothing is left.
    static func tidied(_ name: String?) -> String? { name?.singleLine(longest: Self.longest) }

    /// Returns a name for a calendar without one: the end of its address.
    static func last(of path: String) -> String {
        let last = path.split(separator: "/").last.map(String.init) ?? path
        return Self.tidied(last.removingPercentEncoding) ?? "Calendar"
    }
}
