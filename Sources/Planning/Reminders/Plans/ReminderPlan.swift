package import Foundation
package import HealthMath
import Members

/// Computes the changes to a member's reminders after their time changed.
///
/// Nothing is sent twice: a time that overlaps a reminder that was sent belongs to that reminder. Answered ones stay as
/// they are, and a day on which the member checked in or said “not today” gets no other reminder.
package struct ReminderPlan: Equatable, Sendable {
    package private(set) var new: [Occasion] = []
    package private(set) var changed: [StoredReminder] = []
    /// Reminders that were never sent and won't be.
    package private(set) var removed: [StoredReminder] = []

    /// `wanted` has every occasion on `days`.
    package init(
        _ wanted: [Occasion],
        on days: ClosedRange<CalendarDay>,
        known: [StoredReminder],
        _ settings: FreeTimeSettings,
        now: Int64
    ) {
        // A due reminder of an earlier day belongs to a time zone that the member has left; one whose plan went by while
        // nothing ran is still told.
        let known = known.filter { one in
            let wentBy = one.planned != nil && one.slot.end <= now
            return days.contains(one.day)
                || (one.day < days.lowerBound && one.reminder.state == .due && !wentBy)
        }
        let ended = Set(known.filter { [.checkedIn, .notToday].contains($0.reminder.state) }.map(\.day))
        var open = wanted.filter { !ended.contains($0.day) }
        // Reminders that were sent get their occasions first.
        for one in known.sorted(by: { Self.rank($0) < Self.rank($1) }) {
            let place = open.firstIndex { $0.planned == one.planned && $0.slot.overlaps(one.slot) }
            guard let place else {
                self.lose(one)
                continue
            }
            let occasion = open.remove(at: place)
            guard one.reminder.isOpen else { continue }
            var moved = one
            moved.reminder.move(
                to: occasion.slot,
                like: WorkoutReminder(occasion.slot, settings, isPlanned: occasion.planned != nil)
            )
            if moved != one { self.changed.append(moved) }
        }
        self.new = open.filter { occasion in
            var reminder = WorkoutReminder(occasion.slot, settings, isPlanned: occasion.planned != nil)
            let actions = reminder.look(at: max(now, occasion.slot.start))
            // Free time of which too little is left gets no reminder; a plan that went by meanwhile is offered another time.
            return actions == [.send] || (occasion.planned != nil && actions == [.offerNewSlot])
        }
    }

    private mutating func lose(_ one: StoredReminder) {
        switch one.reminder.state {
        case .due: self.removed.append(one)
        case .sent, .snoozed:
            var lost = one
            lost.reminder.lose()
            self.changed.append(lost)
        case .checkedIn, .busy, .notToday, .missed, .gone: break
        }
    }

    private static func rank(_ one: StoredReminder) -> (Int, Int64) {
        (one.reminder.state == .due ? 1 : 0, one.slot.start)
    }
}

extension Occasion {
    /// Returns the occasions of some days: the day's planned workouts if there are any, else free time.
    package static func all(on days: [FreeDay], planned: [PlannedWorkout], in zone: TimeZone) -> [Occasion] {
        let plans = planned.filter { $0.settled != .letGo }
        let byDay = Dictionary(grouping: plans) {
            CalendarDay(Date(timeIntervalSince1970: Double($0.time.start) / 1_000), in: zone)
        }
        return days.flatMap { day in
            guard let plans = byDay[day.day] else { return day.slots.map { Occasion(day: day.day, slot: $0) } }
            return plans.filter { $0.settled == nil }.map { Occasion(day: day.day, slot: $0.time, planned: $0.id) }
        }
    }
}
