package import Foundation

/// The facts of a member that reading their calendars needs.
package struct CalendarOwner: Sendable {
    package let zone: TimeZone
    /// Mail addresses: events that one of them declined take no time.
    package let addresses: [String]

    package init(zone: TimeZone, addresses: [String]) {
        self.zone = zone
        self.addresses = addresses
    }
}
