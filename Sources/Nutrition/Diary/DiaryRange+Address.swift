import HTTPTypes
import HealthMath
import Hummingbird

extension DiaryRange {
    /// The day of an address; throws 404 in words for one that does not exist or is out of range.
    func day(_ text: String?) throws -> CalendarDay {
        guard let day = text.flatMap({ CalendarDay($0) }) else {
            throw HTTPError(.notFound, message: "The calendar has no such day. Days are written like \(self.today).")
        }
        guard self.contains(day) else { throw HTTPError(.notFound, message: self.complaint) }
        return day
    }
}
