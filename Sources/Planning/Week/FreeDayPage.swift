import Foundation
import HealthMath
import Members
import Web

/// The page of one day's free time, in words for each of the five cases, with every slot.
struct FreeDayPage: PageModel {
    static let template = "free-time/day"

    let frame: Frame
    let dayName: String
    let dayDate: String
    let earlierPath: String
    let laterPath: String
    let diaryPath: String
    let isChosen: Bool
    let dayWords: String
    /// Says what isn't known of a day so far ahead; empty for nothing.
    let knownWords: String
    let bar: DayBar
    let bestTime: String
    let bestPath: String
    let bestReasons: String
    /// Whether something takes the day whole, such as a birthday, and the member may say that it doesn't.
    let canFree: Bool
    let isFreed: Bool
    let freeingPath: String
    let freeingRemovalPath: String
    let slots: [SlotView]
    let outside: [SlotView]
    let scraps: [SlotView]
    let busy: [BusyView]
    let plans: [PlanLine]

    struct BusyView: Encodable, Sendable {
        let busyTime: String
        let busyTitle: String
    }

    /// `figures` show what planned workouts are like, by their ids.
    init(
        _ day: FreeWeek.Day,
        of week: FreeWeek,
        figures: [String: [String]],
        range: FreeTimeRange,
        zone: TimeZone,
        frame: Frame
    ) {
        let name = DayName(day.day, today: range.today)
        let (before, after) = (day.day.adding(days: -1), day.day.adding(days: 1))
        self.frame = frame
        self.dayName = name.name
        self.dayDate = name.dateBesideName
        self.earlierPath = range.days.contains(before) ? FreeTimeLinks.day(before) : ""
        self.laterPath = range.days.contains(after) ? FreeTimeLinks.day(after) : ""
        self.diaryPath = Places.diary(day.day)
        self.isChosen = week.isChosen
        self.dayWords = FreeTimeWords.day(day, week.settings, today: range.today)
        self.knownWords = FreeTimeWords.known(day.day, today: range.today)
        self.bar = DayBar(day, week.settings, shown: DayBar.shown(week.settings), in: zone)
        self.bestTime = day.best?.time.clock(in: zone) ?? ""
        self.bestPath = day.best.map { PlanLinks.new($0.time.start, in: zone) } ?? ""
        self.bestReasons =
            day.best.map { FreeTimeWords.reasons($0, hasHardSession: week.hasHardSession) } ?? ""
        self.canFree = day.day >= range.today && day.isTaken
        self.isFreed = day.day >= range.today && day.isFreed
        self.freeingPath = FreeTimeLinks.freeing(day.day)
        self.freeingRemovalPath = FreeTimeLinks.freeingRemoval(day.day)
        self.slots = day.isSettled ? [] : day.ahead.slots.map { SlotView($0, in: zone) }
        self.outside = !day.isSettled && day.ahead.slots.isEmpty ? day.ahead.outside.map { SlotView($0, in: zone) } : []
        self.scraps = !day.isSettled && day.ahead.slots.isEmpty ? day.ahead.scraps.map { SlotView($0, in: zone) } : []
        self.busy = day.busy.map {
            let time = $0.isAllDay ? "all day" : FreeTimeWords.time($0.time, on: day.day, in: zone)
            return BusyView(busyTime: time.prefix(1).uppercased() + time.dropFirst(), busyTitle: $0.title ?? "Busy")
        }
        self.plans = PlanLine.all(day.planned, figures: figures, in: zone)
    }
}
