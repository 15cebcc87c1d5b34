import Foundation
import HealthMath
import Members
import Storage
import Web

/// A missed workout, with the time to which it could move.
struct MissedView: Encodable, Sendable {
    /// "Legs yesterday didn't happen".
    let missedTitle: String
    let missedWords: String
    let missedVersion: String
    let movePath: String
    let settlementPath: String
    /// "tomorrow, 17:00–18:00"; empty when there is no time for a week.
    let offerWords: String
    let offerDay: String
    let offerAt: String
    /// The words of asking a buddy for another time, and the page for it; empty for a plan of one's own.
    let askWords: String
    let askPath: String
    let partnerName: String
    /// The words of its buttons.
    let missedMove: String
    let missedDone: String
    let missedLetGo: String

    init(_ missed: FreeWeek.Missed, today: CalendarDay, in zone: TimeZone) {
        let plan = missed.workout
        let words = MissedWords(missed, today: today, in: zone)
        self.missedTitle = words.title
        self.missedWords = words.offer
        self.askWords = words.ask
        (self.missedMove, self.missedDone, self.missedLetGo) = (MissedWords.move, MissedWords.done, MissedWords.letGo)
        self.missedVersion = String(plan.version)
        self.movePath = PlanLinks.move(plan.id)
        self.partnerName = missed.partner?.name ?? ""
        self.askPath = missed.partner?.askPath ?? ""
        self.settlementPath = PlanLinks.settlement(plan.id)
        let day = missed.offer.map { CalendarDay(Date(milliseconds: $0.start), in: zone) }
        self.offerWords =
            missed.offer.map { offer in
                "\(day.map { DayName($0, today: today).inSentence } ?? ""), \(offer.clock(in: zone))"
            } ?? ""
        self.offerDay = day?.description ?? ""
        self.offerAt = missed.offer.map { ClockTime($0.start, in: zone).text } ?? ""
    }

    /// What is asked in a list of plans, which names the plan itself.
    var question: PlanLine.Question {
        PlanLine.Question(
            self.missedWords,
            version: self.missedVersion,
            move: (self.movePath, self.offerDay, self.offerAt, self.missedMove),
            ask: (self.askPath, self.askWords),
            settlement: (self.settlementPath, self.missedDone, self.missedLetGo)
        )
    }

    /// Returns text such as "“Legs” on Fri 6 March didn't happen, and that's fine."; empty for none.
    static func letGo(_ plans: [PlannedWorkout], today: CalendarDay, in zone: TimeZone) -> String {
        if plans.isEmpty { return "" }
        let names = plans.map { plan in
            let day = DayName(CalendarDay(Date(milliseconds: plan.time.start), in: zone), today: today)
            return "“\(plan.title)” \(day.when)"
        }
        let all = names.formatted(.list(type: .and).locale(Locale(identifier: "en_GB")))
        return "\(all) didn't happen, and that's fine."
    }
}
