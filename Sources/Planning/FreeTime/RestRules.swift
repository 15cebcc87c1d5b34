import Foundation
import HealthMath
import Members
import Storage

/// Says which free times a coach would offer nobody: in the night, between late work and sleep, too short before early
/// work, and soon after or before another workout.
struct RestRules: Sendable {
    /// The hours of the night, as minutes of the day: from 22 to 6 o'clock.
    ///
    /// Hard training that ends within an hour of going to bed costs sleep (Stutz, Eiholzer and Spengler, 2019, Effects of
    /// Evening Exercise on Sleep in Healthy Participants, Sports Medicine 49); that most are in bed at 23 is our choice.
    static let night = (from: 22 * 60, to: 6 * 60)

    /// The rest between work that ends late or begins early and a workout, in milliseconds: nine hours.
    ///
    /// Adults need seven hours of sleep or more (Watson and others, 2015, Recommended Amount of Sleep for a Healthy Adult,
    /// Sleep 38); an hour each for the way home and for getting up is our choice.
    static let sleep: Int64 = 9 * 3_600_000

    /// The rest between two workouts, in milliseconds: twelve hours.
    ///
    /// It is our choice, so that no early morning follows the evening before; `BestTimes.recovery` is what a hard one needs.
    static let between: Int64 = 12 * 3_600_000

    /// What keeps busy at a stretch for four to sixteen hours is taken for work, with breaks of less than an hour; our
    /// choice, for calendars don't say what is.
    static let work: ClosedRange<Int64> = 4 * 3_600_000...16 * 3_600_000
    static let pause: Int64 = 3_600_000

    private let usual: [Int]
    private let late: [Stretch]
    private let early: [Stretch]
    private let workouts: [Stretch]
    private let zone: TimeZone
    private let hours: [Weekday: [Hours]]

    /// `settings` has the member's own hours, `usual` the minutes of the day at which they often train, `busy` what keeps
    /// them busy other than workouts, and `workouts` what they trained or plan.
    init(
        _ settings: FreeTimeSettings? = nil,
        usual: [Int] = [],
        busy: [Stretch] = [],
        workouts: [Stretch] = [],
        zone: TimeZone
    ) {
        let work = busy.merged(acrossLessThan: Self.pause).filter { Self.work.contains($0.end - $0.start) }
        self.usual = usual
        self.late = work.filter { Self.endsLate($0, zone) }
        self.early = work.filter { Self.beginsEarly($0, zone) }
        self.workouts = workouts
        self.zone = zone
        self.hours = settings?.hours ?? [:]
    }

    func allow(_ time: Stretch) -> Bool {
        !self.isInNight(time)
            && !self.late.contains { $0.end <= time.start && time.start < $0.end + Self.sleep }
            && !self.early.contains { time.end <= $0.start && $0.start < time.end + Self.sleep }
            && !self.workouts.contains {
                time.start < $0.end + Self.between && $0.start < time.end + Self.between
            }
    }

    /// Whether work ends at 21 o'clock or later, or in the night and the early morning; our choice.
    private static func endsLate(_ work: Stretch, _ zone: TimeZone) -> Bool {
        let end = ClockTime(work.end, in: zone).minutes
        return end >= 21 * 60 || end <= 8 * 60
    }

    /// Whether work begins before 8 o'clock; our choice.
    private static func beginsEarly(_ work: Stretch, _ zone: TimeZone) -> Bool {
        (3 * 60..<8 * 60).contains(ClockTime(work.start, in: zone).minutes)
    }

    private func isInNight(_ time: Stretch) -> Bool {
        let start = ClockTime(time.start, in: self.zone).minutes
        guard start < Self.night.to || start + time.minutes > Self.night.from else { return false }
        return !self.isOwnNight(time, start)
    }

    /// Whether the member often trains at this hour, or chose hours of which at least half lie in the night.
    private func isOwnNight(_ time: Stretch, _ start: Int) -> Bool {
        if self.usual.contains(where: { abs($0 - start) <= TrainingHabits.near }) { return true }
        let day = CalendarDay(Date(milliseconds: time.start), in: self.zone)
        return [day.adding(days: -1), day].contains { day in
            (self.hours[day.weekday] ?? []).contains { hours in
                guard let chosen = hours.stretch(on: day, in: self.zone), chosen.intersection(time) == time else {
                    return false
                }
                return hours.minutesOfNight * 2 >= hours.minutes
            }
        }
    }
}

extension Hours {
    /// How long they last, as clocks show it.
    fileprivate var minutes: Int { self.last - self.from }

    /// How many of their minutes lie in the night.
    fileprivate var minutesOfNight: Int {
        let (from, to) = RestRules.night
        let nights = [0..<to, from..<to + 1_440, from + 1_440..<to + 2_880]
        return nights.map { max(0, min($0.upperBound, self.last) - max($0.lowerBound, self.from)) }.reduce(0, +)
    }

    private var last: Int { self.from < self.to ? self.to : self.to + 1_440 }
}
