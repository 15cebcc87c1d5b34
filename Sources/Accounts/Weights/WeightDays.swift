import Foundation
import HealthMath
import Members
import Web

/// The range of days for weights: from the member's birth to today.
struct WeightDays: Sendable {
    let life: LifeDays

    var today: CalendarDay { self.life.today }

    /// Returns the day of an address; throws `NotFound` for one that does not exist, is too long ago or yet to come.
    func day(_ text: String?) throws -> CalendarDay {
        guard let day = text.flatMap({ CalendarDay($0) }) else {
            throw NotFound("The calendar has no such day. Days are written like \(self.today).")
        }
        guard self.life.contains(day) else { throw NotFound("Weights go from \(self.life.first) to today.") }
        return day
    }
}

extension MemberContext {
    /// Returns the days on which this member can have weighed themselves.
    func weightDays(_ now: Date) -> WeightDays { WeightDays(life: self.signedIn.lifeDays(at: now)) }
}
