package import Foundation
package import HealthMath
package import Members

/// The account facts of a member, for members who may meet them.
package struct Person: Sendable, Equatable {
    package let id: Member.ID
    package let firstName: String
    package let screenName: String
    package let birthday: CalendarDay
    package let gender: Sex
    package let timeZone: TimeZone
    package let isSuspended: Bool
    /// Whether they confirmed their mail address, where the operator requires that to meet others.
    package let isConfirmed: Bool

    package init(
        id: Member.ID,
        firstName: String,
        screenName: String,
        birthday: CalendarDay,
        gender: Sex,
        timeZone: TimeZone,
        isSuspended: Bool,
        isConfirmed: Bool
    ) {
        self.id = id
        self.firstName = firstName
        self.screenName = screenName
        self.birthday = birthday
        self.gender = gender
        self.timeZone = timeZone
        self.isSuspended = isSuspended
        self.isConfirmed = isConfirmed
    }

    /// Returns their own calendar day at an instant.
    package func day(at instant: Date) -> CalendarDay { CalendarDay(instant, in: self.timeZone) }

    package func age(on day: CalendarDay) -> Int { day.years(since: self.birthday) }

    package static let adult = Adulthood.begins

    /// Returns whether two may meet: neither is suspended or unconfirmed, and both are in the same age group.
    package func mayMeet(_ other: Person, on day: CalendarDay) -> Bool {
        [self, other].allSatisfy { !$0.isSuspended && $0.isConfirmed } && self.isOfTheAge(of: other, on: day)
    }

    /// Returns whether both are adults or neither is.
    ///
    /// Two such members may always read their chat.
    package func isOfTheAge(of other: Person, on day: CalendarDay) -> Bool {
        self.id != other.id && (self.age(on: day) >= Self.adult) == (other.age(on: day) >= Self.adult)
    }
}

/// Looks up many members in one statement; leaves out those who left.
package typealias PersonLookup = @Sendable ([Member.ID]) async throws -> [Member.ID: Person]

/// Looks up when members have time in a usual week; leaves out those without free-time settings.
package typealias FreeTimesLookup = @Sendable ([Member.ID]) async throws -> [Member.ID: WeekTimes]
