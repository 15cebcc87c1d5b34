import HealthMath
import Web

extension DiaryRange {
    /// Returns the day of an address; throws `NotFound` for one that does not exist or is out of range.
    func day(_ text: String?) throws -> CalendarDay {
        guard let day = text.flatMap({ CalendarDay($0) }) else {
            throw NotFound("The calendar has no such day. Days are written like \(self.today).")
        }
        guard self.contains(day) else { throw NotFound(self.complaint) }
        return day
    }
}
