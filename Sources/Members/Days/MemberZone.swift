package import Foundation

/// The time zones of members: names of the IANA time zone database such as "Europe/Vienna".
package enum MemberZone {
    /// The zones that this program knows, in order, to be offered in a field.
    package static let names = TimeZone.knownTimeZoneIdentifiers.filter { Self.named($0) != nil }.sorted()

    /// Returns nil for any other text, and for a zone that this program doesn't know.
    package static func named(_ name: String) -> TimeZone? {
        let isName = name == "UTC" || name == "GMT" || name.contains("/")
        return isName && name.utf8.count <= 64 ? TimeZone(identifier: name) : nil
    }
}
