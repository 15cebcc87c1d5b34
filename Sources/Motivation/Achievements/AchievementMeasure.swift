import Deeds
import HealthMath

/// What achievements count.
///
/// None counts less food, training in spite of pain or days without rest: days within the goal are neither far above
/// nor far below it, and weeks of training count where at least two of their days were for rest.
enum AchievementMeasure: String, Sendable, CaseIterable {
    case daysLogged = "days-logged"
    case daysWithinGoal = "days-within-goal"
    case weights
    case trends
    case workouts
    case visits
    case minutes
    case sets
    case records
    case restedWeeks = "rested-weeks"
    case roundWeeks = "round-weeks"
    case comebacks
    case buddies
    case gifts
    case missionsStarted = "missions-started"
    case missionsReached = "missions-reached"
    case events
}

/// The amount of a measure on a day.
struct MeasuredDay: Sendable, Equatable {
    let day: CalendarDay
    let amount: Double
}

/// The deeds of one kind on a day, together.
struct DeedsOfDay: Sendable, Equatable {
    let kind: String
    let day: CalendarDay
    let count: Int
    let quantity: Double
    /// The largest quantity of one of them.
    let largest: Double
}

extension AchievementMeasure {
    /// Returns the days on which something was added, in order, from a member's deeds in order of day.
    func days(in deeds: [DeedsOfDay]) -> [MeasuredDay] {
        switch self {
        case .daysLogged: Self.once(deeds, ["day-logged"])
        case .daysWithinGoal: Self.once(deeds, ["within-goal"])
        case .weights: Self.once(deeds, ["weighed-in"])
        case .trends: Self.weeks(Self.once(deeds, ["weighed-in"]), with: 4...7)
        case .workouts: Self.workouts(deeds)
        case .visits: Self.once(deeds, ["gym-visit"])
        case .minutes: Self.summed(deeds, Deed.Kind.minutesTrained.name)
        case .sets: Self.summed(deeds, "sets-done")
        case .records: Self.counted(deeds, "personal-record")
        case .restedWeeks: Self.restedWeeks(Self.trained(deeds))
        case .roundWeeks: Self.roundWeeks(deeds)
        case .comebacks: Self.comebacks(Self.trained(deeds))
        case .buddies: Self.counted(deeds, "buddy-gained")
        case .gifts: Self.counted(deeds, "workout-shared")
        case .missionsStarted: Self.counted(deeds, Deed.Kind.missionStarted.name)
        case .missionsReached: Self.counted(deeds, Deed.Kind.missionReached.name)
        case .events: Self.counted(deeds, "event-attended")
        }
    }

    /// A pause of so many days is one that somebody comes back from.
    private static let pause = 14

    /// Measures the days with such a deed; each counts once.
    private static func once(_ deeds: [DeedsOfDay], _ kinds: [String]) -> [MeasuredDay] {
        var days: [MeasuredDay] = []
        for deed in deeds where kinds.contains(deed.kind) && days.last?.day != deed.day {
            days.append(MeasuredDay(day: deed.day, amount: 1))
        }
        return days
    }

    private static func trained(_ deeds: [DeedsOfDay]) -> [MeasuredDay] {
        Self.once(deeds.filter { TrainingDeed.isLongEnough($0.kind, $0.largest) }, TrainingDeed.kinds)
    }

    /// Returns each finished session, or one for a day on which training was only logged.
    private static func workouts(_ deeds: [DeedsOfDay]) -> [MeasuredDay] {
        let sessions = Self.counted(deeds, Deed.Kind.workoutDone.name)
        let amounts = Dictionary(sessions.map { ($0.day, $0.amount) }) { $0 + $1 }
        let days = Self.once(
            deeds.filter { TrainingDeed.isLongEnough($0.kind, $0.largest) },
            TrainingDeed.workouts
        )
        return days.map { MeasuredDay(day: $0.day, amount: max(amounts[$0.day] ?? 0, $0.amount)) }
    }

    private static func counted(_ deeds: [DeedsOfDay], _ kind: String) -> [MeasuredDay] {
        deeds.filter { $0.kind == kind }.map { MeasuredDay(day: $0.day, amount: Double($0.count)) }
    }

    private static func summed(_ deeds: [DeedsOfDay], _ kind: String) -> [MeasuredDay] {
        deeds.filter { $0.kind == kind && $0.quantity.isFinite }
            .map { MeasuredDay(day: $0.day, amount: max($0.quantity, 0)) }
    }

    /// Returns the weeks with so many days; each is added on the day that brings it to the fewest.
    private static func weeks(_ days: [MeasuredDay], with counts: ClosedRange<Int>) -> [MeasuredDay] {
        Self.byWeek(days).compactMap { week in
            counts.contains(week.count)
                ? MeasuredDay(day: week[counts.lowerBound - 1].day, amount: 1) : nil
        }
    }

    /// Measures weeks with rest: two to five days of training leave two for it; it is added when the week has two.
    private static func restedWeeks(_ days: [MeasuredDay]) -> [MeasuredDay] { Self.weeks(days, with: 2...5) }

    /// Weeks with four days logged, and training on one to five.
    private static func roundWeeks(_ deeds: [DeedsOfDay]) -> [MeasuredDay] {
        let trained = Set(Self.weeks(Self.trained(deeds), with: 1...5).map(\.day.week))
        return Self.weeks(Self.once(deeds, ["day-logged"]), with: 4...7).filter { trained.contains($0.day.week) }
    }

    /// Returns the first training after a pause.
    private static func comebacks(_ days: [MeasuredDay]) -> [MeasuredDay] {
        zip(days, days.dropFirst()).compactMap { last, next in
            next.day.days(since: last.day) > Self.pause ? next : nil
        }
    }

    private static func byWeek(_ days: [MeasuredDay]) -> [[MeasuredDay]] {
        days.reduce(into: []) { weeks, day in
            if let last = weeks.last?.first, last.day.week == day.day.week {
                weeks[weeks.count - 1].append(day)
            } else {
                weeks.append([day])
            }
        }
    }
}
