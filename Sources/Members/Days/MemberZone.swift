package import Foundation

/// The time zones that members may live in: names of the IANA time zone database such as "Europe/Vienna".
package enum MemberZone {
    /// Nil for what is no such name, and for one that this program doesn't know.
    package static func named(_ name: String) -> TimeZone? {
        let isName = name == "UTC" || name == "GMT" || name.contains("/")
        return isName && name.utf8.count <= 64 ? TimeZone(identifier: name) : nil
    }
}
