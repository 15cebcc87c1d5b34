import Deeds
import Web

/// What gives points: which deeds, how many points, and once per what.
///
/// The numbers are those of requirement MOT-2; a rule's name is stored, so it never changes.
struct PointRule: Sendable, Equatable {
    /// The points of one line of the ledger.
    enum Worth: Sendable, Equatable {
        case points(Int)
        /// The deed's own quantity, at most so many: an event says itself what it gives.
        case quantity(upTo: Int)
    }

    /// What gives a line once, however many deeds there are.
    enum Once: Sendable, Equatable {
        case day
        /// The day that is the nth of days in a row; a longer row gives no more, so that nobody trains without rest.
        case dayInARow(Int)
        /// A week from Monday with deeds on so many days; the line stands on the last of these.
        case week(days: Int)
        /// A month for each kind of mission.
        case kindAndMonth
        /// A day for each kind of mission.
        case kindAndDay
        case deed
    }

    let name: String
    let kinds: [String]
    let worth: Worth
    let once: Once
    /// The reason in the ledger: "You said your weight".
    let words: String

    private init(_ name: String, _ kinds: [String], _ worth: Worth, once: Once, _ words: String) {
        self.name = name
        self.kinds = kinds
        self.worth = worth
        self.once = once
        self.words = words
    }

    /// The name of the part of the house with events, which another wing has.
    static let events = "events"

    /// The most that one event gives, whatever its deed says.
    static let mostOfEvent = 1_000

    /// The points for reaching a mission.
    static let ofMission = 25

    /// All rules, in the order in which a day's lines are shown.
    ///
    /// Deeds of other wings are called by the names under which they are stored.
    static let all = [
        Self("weighed-in", ["weighed-in"], .points(3), once: .day, "You said your weight"),
        Self(
            "trend-kept",
            ["weighed-in"],
            .points(3),
            once: .week(days: 4),
            "You said your weight on four days of a week"
        ),
        Self("within-goal", ["within-goal"], .points(1), once: .day, "You ate as you had planned"),
        Self("trained", TrainingDeed.kinds, .points(10), once: .day, "You trained or were at a gym"),
        Self("two-in-a-row", TrainingDeed.kinds, .points(3), once: .dayInARow(2), "You trained two days in a row"),
        Self("three-in-a-row", TrainingDeed.kinds, .points(3), once: .dayInARow(3), "You trained three days in a row"),
        Self(
            "mission-started",
            [Deed.Kind.missionStarted.name],
            .points(3),
            once: .kindAndMonth,
            "You started a mission"
        ),
        Self(
            "mission-reached",
            [Deed.Kind.missionReached.name],
            .points(Self.ofMission),
            once: .kindAndDay,
            "You reached what a mission set out to"
        ),
        Self(
            "event-attended",
            ["event-attended"],
            .quantity(upTo: Self.mostOfEvent),
            once: .deed,
            "You were at an event"
        ),
    ]

    /// The name of the part of the house without which it gives nothing; nil for none.
    var part: String? {
        switch self.name {
        case "event-attended": Self.events
        case "mission-started", "mission-reached": HousePart.missions.name
        default: nil
        }
    }

    /// Returns nil for a rule of another version.
    static func named(_ name: String) -> PointRule? { Self.all.first { $0.name == name } }

    /// The kinds of deeds that any rule reads.
    static let kinds = Array(Set(Self.all.flatMap(\.kinds))).sorted()
}
