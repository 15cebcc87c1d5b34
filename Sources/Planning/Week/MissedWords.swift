import Foundation
import HealthMath
import Members
import Storage

/// What is said of a missed workout and offered for it, the same on its week and in its notice.
struct MissedWords: Equatable, Sendable {
    /// "Legs yesterday didn't happen"; "Did you train yesterday?" after a check-in.
    let title: String
    /// "No harm done. There is time tomorrow, 17:00–18:00."
    let offer: String
    /// "Ask Ben for another time"; empty for a plan of one's own.
    let ask: String

    static let move = "Move it there"
    static let done = "I did it"
    static let letGo = "Let it go"

    /// `today` is nil for words that may be read on a later day, which name days by their dates.
    init(_ missed: FreeWeek.Missed, today: CalendarDay?, in zone: TimeZone) {
        func day(_ instant: Int64) -> DayName {
            let day = CalendarDay(Date(milliseconds: instant), in: zone)
            return DayName(day, today: today ?? day)
        }
        func words(_ name: DayName, before: String) -> String {
            today == nil || name.name == name.date ? before + name.date : name.inSentence
        }
        let when = words(day(missed.workout.time.start), before: "on ")
        self.ask = missed.partner.map { "Ask \($0.name) for another time" } ?? ""
        if missed.workout.isCheckedIn {
            self.title = "Did you train \(when)?"
            self.offer = "You were in for “\(missed.workout.title)”, \(missed.workout.time.clock(in: zone))."
            return
        }
        self.title = "\(missed.workout.title) \(when) didn't happen"
        let what: String
        if let offer = missed.offer {
            what = "There is time \(words(day(offer.start), before: "on ")), \(offer.clock(in: zone))."
        } else if let partner = missed.partner {
            what = "You agreed it with \(partner.name)."
        } else {
            what = "The next week has no good time for it; choose a time of your own, or let it go."
        }
        self.offer = "No harm done. \(what)"
    }
}
