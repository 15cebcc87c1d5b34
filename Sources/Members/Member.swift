package import Foundation
package import HealthMath

/// The member of a request: the facts that any page may need.
///
/// It is read with the session in one statement; everything else about a member belongs to a wing.
package struct Member: Sendable, Equatable {
    package typealias ID = Int64

    package enum Role: String, Sendable, CaseIterable { case member, nutritionist, organiser, moderator, administrator }

    package var id: ID
    package var screenName: String
    package var firstName: String
    package var role: Role
    package var timeZone: TimeZone
    package var units: Units
    package var theme: Theme
    /// Whether the mail address was confirmed by a mailed link.
    package var emailConfirmed: Bool
    /// Whether that confirmation is required before the member may meet others, and is missing.
    package var awaitsConfirmation: Bool
    /// Whether an administrator suspended the member, so that they can't meet others or write anything.
    package var isSuspended: Bool
    /// Whether onboarding was finished or skipped.
    package var onboarded: Bool
    /// Whether pages hide calories, weights, streaks and ranks.
    package var noPressure: Bool
    /// When the account was made here.
    package var joinedAt: Date
    /// The day on which the member was born; nil where it isn't known.
    package var birthday: CalendarDay?
    /// Whether the member administers a house that strangers can reach, and has no second factor yet.
    package var awaitsSecondFactor: Bool
    /// The number of unread notices.
    package var unread: Int
    /// The number of chats with unread messages.
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
        joinedAt: Date = Date(timeIntervalSince1970: 0),
        birthday: CalendarDay? = nil,
        awaitsSecondFactor: Bool = false,
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
        self.joinedAt = joinedAt
        self.birthday = birthday
        self.awaitsSecondFactor = awaitsSecondFactor
        self.unread = unread
        self.unreadChats = unreadChats
    }

    /// The day on which the member joined, by their own clock.
    package var joinedOn: CalendarDay { self.day(at: self.joinedAt) }

    /// Returns the member's own calendar day at an instant.
    package func day(at instant: Date) -> CalendarDay {
        CalendarDay(instant, in: self.timeZone)
    }
}

/// The colour scheme: light, dark, or the device's.
package enum Theme: String, Sendable, CaseIterable { case system, light, dark }
