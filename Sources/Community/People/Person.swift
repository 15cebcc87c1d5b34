package import Foundation
package import HealthMath
package import Members

/// What accounts tell of somebody, for those who may meet them.
package struct Person: Sendable, Equatable {
    package let id: Member.ID
    package let firstName: String
    package let screenName: String
    package let birthday: CalendarDay
    package let gender: Sex
    package let timeZone: TimeZone
    package let isSuspended: Bool
    /// Whether they may meet others at all: an address that was shown to be theirs, where that is asked.
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

    /// Their own calendar day at an instant.
    package func day(at instant: Date) -> CalendarDay { CalendarDay(instant, in: self.timeZone) }

    package func age(on day: CalendarDay) -> Int { day.years(since: self.birthday) }

    package static let adult = Adulthood.begins

    /// Adults meet adults, and those under 18 each other.
    package func mayMeet(_ other: Person, on day: CalendarDay) -> Bool {
        [self, other].allSatisfy { !$0.isSuspended && $0.isConfirmed } && self.isOfTheAge(of: other, on: day)
    }

    /// Whether both are adults or neither is.
    ///
    /// Such two may always read what they wrote to each other.
    package func isOfTheAge(of other: Person, on day: CalendarDay) -> Bool {
        self.id != other.id && (self.age(on: day) >= Self.adult) == (other.age(on: day) >= Self.adult)
    }
}

/// Looks up many members in one statement; leaves out those who are gone.
package typealias PersonLookup = @Sendable ([Member.ID]) async throws -> [Member.ID: Person]

/// When members have time in a usual week, of those who said so to their calendar of free time.
package typealias FreeTimesLookup = @Sendable ([Member.ID]) async throws -> [Member.ID: WeekTimes]
