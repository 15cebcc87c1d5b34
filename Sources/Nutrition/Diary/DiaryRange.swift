import Foundation
import HealthMath
import Hummingbird
import Members
import Web

/// The range of days of a diary: from its member's birth to a year from today.
struct DiaryRange {
    /// How many days ahead may be planned.
    static let mostAhead = 366
    /// The first day of any diary.
    static let first = Plausible.firstDay

    private let days: LifeDays

    init(today: CalendarDay, born birthday: CalendarDay? = nil) {
        self.days = LifeDays(born: birthday, today: today, ahead: Self.mostAhead)
    }

    init(_ member: Member, at now: Date) {
        self.init(today: member.day(at: now), born: member.birthday)
    }

    var today: CalendarDay { self.days.today }
    var first: CalendarDay { self.days.first }
    var last: CalendarDay { self.days.last }

    func contains(_ day: CalendarDay) -> Bool { self.days.contains(day) }

    /// Throws a complaint about a day out of range.
    func check(_ day: CalendarDay?, field: String = "day") throws(FormErrors) {
        guard let day, !self.contains(day) else { return }
        throw FormErrors(field, self.complaint)
    }

    /// Returns the day of an address; throws `NotFound` for one that does not exist or is out of range.
    func day(_ text: String?) throws -> CalendarDay {
        guard let day = text.flatMap({ CalendarDay($0) }) else {
            throw NotFound("The calendar has no such day. Days are written like \(self.today).")
        }
        guard self.contains(day) else { throw NotFound(self.complaint) }
        return day
    }

    var complaint: String { "The diary goes from \(self.first) to a year from today. Choose a day in between." }
}

extension MemberContext {
    /// Returns the range of this member's diary now.
    func diaryRange(_ now: Date) -> DiaryRange { DiaryRange(self.signedIn, at: now) }

    /// Returns the day of the address; throws `NotFound` for one that isn't in this member's diary.
    func diaryDay(_ now: Date) throws -> CalendarDay { try self.diaryRange(now).day(self.parameters.get("day")) }
}
