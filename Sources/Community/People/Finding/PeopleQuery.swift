import HealthMath
import Members

/// A search for people.
struct PeopleQuery: Sendable, Equatable {
    /// Nil to search everywhere.
    var place: CoarsePlace?
    /// The distance from there; at most 100.
    var kilometres = Self.usualKilometres
    var goals: [BuddyGoal] = []
    var styles: [TrainingStyle] = []
    var limitation: SharedLimitation?
    /// Only members with this gym as favourite or with a recent visit, who share when and where they train.
    var gym: String?
    var times: TimePreference?
    var gender: Sex?
    var youngest: Int?
    var oldest: Int?
    /// Only members who share their weights.
    var start: WeightBand?
    var target: WeightBand?

    init() {}

    static let usualKilometres = 10
    static let distances = 1...100
    static let miles = 1...62

    /// Rounds up, so that it is never less than was asked for.
    static func kilometres(miles: Int) -> Int {
        Int(DistanceUnit.mile.kilometres(Double(miles)).rounded(.up))
    }
    static let ages = 13...120
}

/// The times at which a member would like to train together.
enum TimePreference: String, Choosable {
    /// The hours in which the searching member has time.
    case mine
    case mornings, middays, evenings, weekends

    var label: String {
        switch self {
        case .mine: "When I'm free"
        case .mornings: "Weekday mornings"
        case .middays: "Weekday middays"
        case .evenings: "Weekday evenings"
        case .weekends: "Weekends"
        }
    }

    /// Nil for the searching member's own times, which the caller knows.
    var times: WeekTimes? {
        let workdays = Weekday.allCases.filter { $0.rawValue <= 5 }
        return switch self {
        case .mine: nil
        case .mornings: WeekTimes(workdays, [.early, .morning])
        case .middays: WeekTimes(workdays, [.midday, .afternoon])
        case .evenings: WeekTimes(workdays, [.evening, .late])
        case .weekends: WeekTimes([.saturday, .sunday], WeekTimes.Part.allCases)
        }
    }
}

extension WeekTimes {
    fileprivate init(_ weekdays: [Weekday], _ parts: [Part]) {
        self = weekdays.flatMap { day in parts.map { WeekTimes(day, $0) } }.reduce(into: []) { $0.formUnion($1) }
    }
}
