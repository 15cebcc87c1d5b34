package import Foundation
package import HealthMath

/// Who is asking: the facts about a signed-in person that any page may need.
///
/// Read with the session in one statement; everything else about a member belongs to a wing.
package struct Member: Sendable, Equatable {
    package typealias ID = Int64

    package enum Role: String, Sendable { case member, nutritionist, administrator }

    package var id: ID
    package var screenName: String
    package var firstName: String
    package var role: Role
    package var timeZone: TimeZone
    package var units: Units
    package var theme: Theme
    /// Whether the address was confirmed by a mailed link.
    package var emailConfirmed: Bool
    /// Whether this Spotter sends mail and waits for that link, before the member may meet others.
    package var awaitsConfirmation: Bool
    /// Whether an administrator keeps the member from meeting others, and from writing anything.
    package var isSuspended: Bool
    /// Whether the first questions were answered or skipped to the end.
    package var onboarded: Bool
    /// Whether pages keep calories, weights, streaks and ranks to themselves.
    package var noPressure: Bool
    /// Notices not read yet.
    package var unread: Int
    /// Conversations with something not read yet.
    package var unreadChats: Int

    package init(
        id: ID,
        screenName: String,
        firstName: String,
        role: Role = .member,
        timeZone: TimeZone = .gmt,
        units: Units = .metric,
        theme: Theme = .system,
        emailConfirmed: Bool = false,
        awaitsConfirmation: Bool = false,
        isSuspended: Bool = false,
        onboarded: Bool = true,
        noPressure: Bool = false,
        unread: Int = 0,
        unreadChats: Int = 0
    ) {
        self.id = id
        self.screenName = screenName
        self.firstName = firstName
        self.role = role
        self.timeZone = timeZone
        self.units = units
        self.theme = theme
        self.emailConfirmed = emailConfirmed
        self.awaitsConfirmation = awaitsConfirmation
        self.isSuspended = isSuspended
        self.onboarded = onboarded
        self.noPressure = noPressure
        self.unread = unread
        self.unreadChats = unreadChats
    }

    /// The member's own calendar day at an instant.
    package func day(at instant: Date) -> CalendarDay {
        CalendarDay(instant, in: self.timeZone)
    }
}

/// Light, dark, or as the device says.
package enum Theme: String, Sendable, CaseIterable { case system, light, dark }
