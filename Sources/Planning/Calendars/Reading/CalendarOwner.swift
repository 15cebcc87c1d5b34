package import Foundation

/// What reading a calendar must know of whose it is.
package struct CalendarOwner: Sendable {
    package let zone: TimeZone
    /// Mail addresses: what one of them declined takes no time.
    package let addresses: [String]

    package init(zone: TimeZone, addresses: [String]) {
        self.zone = zone
        self.addresses = addresses
    }
}
