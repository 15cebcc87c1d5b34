import Foundation
import HealthMath
import Members
import Web

/// The range of days for weights: from 1900 to today.
struct WeightDays: Sendable {
    let today: CalendarDay

    /// Returns the day of an address; throws `NotFound` for one that does not exist, is too long ago or yet to come.
    func day(_ text: String?) throws -> CalendarDay {
        guard let day = text.flatMap({ CalendarDay($0) }) else {
            throw NotFound("The calendar has no such day. Days are written like \(self.today).")
        }
        guard day >= Weighing.firstDay, day <= self.today else {
            throw NotFound("Weights go from \(Weighing.firstDay) to today.")
        }
        return day
    }
}

extension MemberContext {
    /// Returns the days on which this member can have weighed themselves.
    func weightDays(_ now: Date) -> WeightDays { WeightDays(today: self.signedIn.day(at: now)) }
}
