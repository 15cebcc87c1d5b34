import Foundation
import HealthMath
import Members
import Web

/// The page of a week: busy, free and planned times, with suggestions.
struct FreeWeekPage: PageModel {
    static let template = "free-time/week"

    let frame: Frame
    let weekName: String
    /// Empty at the ends of the range.
    let earlierPath: String
    let laterPath: String
    let isChosen: Bool
    let neededWords: String
    /// Says what isn't known of a week so far ahead; empty for nothing.
    let knownWords: String
    let missed: [MissedView]
    /// Says which missed plans were let go without an answer; empty for none.
    let letGoWords: String
    /// The past days of the current week.
    let pastDays: [DayView]
    let days: [DayView]

    struct DayView: Encodable, Sendable {
        let dayPath: String
        let dayName: String
        let dayDate: String
        let dayIsToday: Bool
        let dayIsPast: Bool
        let dayWords: String
        let bar: DayBar
        let freeWords: String
        let busyWords: String
        let plans: [PlanLine]
        let bestPath: String
        /// Empty without a suggestion.
        let bestTime: String
        let bestReasons: String
    }

    /// `figures` show what planned workouts are like, by their ids.
    init(_ week: FreeWeek, figures: [String: [String]], range: FreeTimeRange, zone: TimeZone, frame: Frame) {
        let today = range.today
        let first = week.days.first?.day ?? today
        let days = first.week
        let (before, after) = (first.adding(days: -7), first.adding(days: 7))
        let shown = DayBar.shown(week.settings)
        self.frame = frame
        self.weekName = days.contains(today) ? "This week" : DayName.span(days, today: today)
        self.earlierPath = range.days.contains(before) ? FreeTimeLinks.week(before) : ""
        self.laterPath = range.days.contains(after) ? FreeTimeLinks.week(after) : ""
        self.isChosen = week.isChosen
        self.neededWords = FreeTimeWords.length(week.settings.needed)
        self.knownWords = FreeTimeWords.known(days.upperBound, today: today)
        self.missed = week.missed.map { MissedView($0, today: today, in: zone) }
        self.letGoWords = MissedView.letGo(week.letGo, today: today, in: zone)
        let views = week.days.map { day in
            let name = DayName(day.day, today: today)
            return DayView(
                dayPath: FreeTimeLinks.day(day.day),
                dayName: name.name,
                dayDate: name.dateBesideName,
                dayIsToday: day.day == today,
                dayIsPast: day.day < today,
                dayWords: FreeTimeWords.day(day, week.settings, today: today),
                bar: DayBar(day, week.settings, shown: shown, in: zone),
                freeWords: day.isSettled ? "" : FreeTimeWords.times(day.ahead.slots, in: zone),
                busyWords: FreeTimeWords.times(day.busy.map(\.time), on: day.day, in: zone),
                plans: PlanLine.all(day.planned, figures: figures, in: zone),
                bestPath: day.best.map { PlanLinks.new($0.time.start, in: zone) } ?? "",
                bestTime: day.best?.time.clock(in: zone) ?? "",
                bestReasons: day.best.map {
                    FreeTimeWords.reasons($0, hasHardSession: week.hasHardSession)
                } ?? ""
            )
        }
        let isRunning = days.contains(today)
        self.pastDays = isRunning ? views.filter(\.dayIsPast) : []
        self.days = isRunning ? views.filter { !$0.dayIsPast } : views
    }
}
