import HTTPTypes
import HealthMath
import Hummingbird
import Web

/// The days a diary has: from 1900 to a year from today.
struct DiaryRange {
    let today: CalendarDay

    static let first = CalendarDay(number: -25_567)  // 1 January 1900

    var last: CalendarDay { self.today.adding(days: 366) }

    func contains(_ day: CalendarDay) -> Bool { day >= Self.first && day <= self.last }

    /// The day of an address; throws 404 in words for one that does not exist or is out of range.
    func day(_ text: String?) throws -> CalendarDay {
        guard let day = text.flatMap({ CalendarDay($0) }) else {
            throw HTTPError(.notFound, message: "The calendar has no such day. Days are written like \(self.today).")
        }
        guard self.contains(day) else {
            throw HTTPError(.notFound, message: self.complaint)
        }
        return day
    }

    /// Throws a complaint about a day chosen in a form.
    func check(_ day: CalendarDay?, field: String = "day") throws(FormErrors) {
        guard let day, !self.contains(day) else { return }
        var errors = FormErrors()
        errors.add(field, self.complaint)
        throw errors
    }

    private var complaint: String { "The diary goes from \(Self.first) to a year from today. Choose a day in between." }
}
