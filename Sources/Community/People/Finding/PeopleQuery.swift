import HealthMath
import Members

/// Whom somebody looks for.
struct PeopleQuery: Sendable, Equatable {
    /// Nil to look anywhere.
    var place: CoarsePlace?
    /// How far from there; 100 at most.
    var kilometres = Self.usualKilometres
    var goals: [BuddyGoal] = []
    var styles: [TrainingStyle] = []
    var limitation: SharedLimitation?
    /// Only who made this gym theirs or was there of late, and shows when and where they train.
    var gym: String?
    var times: TimePreference?
    var gender: Sex?
    var youngest: Int?
    var oldest: Int?
    /// Of those who show their weights.
    var start: WeightBand?
    var target: WeightBand?

    init() {}

    static let usualKilometres = 10
    static let distances = 1...100
    static let miles = 1...62

    /// Never less than was asked for.
    static func kilometres(miles: Int) -> Int {
        Int(DistanceUnit.mile.kilometres(Double(miles)).rounded(.up))
    }
    static let ages = 13...120
}

/// When somebody would like to train together.
enum TimePreference: String, Choosable {
    /// When the one who looks has time.
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

    /// Nil for those of the one who looks, which are known elsewhere.
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
