import Members

/// What a mission sets out to.
struct MissionAim: Sendable, Equatable {
    let kind: MissionKind
    /// Kilograms to weigh, days of training a week, steps or millilitres a day; 1 for diaries and own words.
    let target: Double
    /// The days, or the weeks for training, on which that is to be met; 1 for weight and own words.
    let times: Int
    /// A member's own words; empty for the other kinds.
    let words: String
    /// Kilograms at the start; nil for the other kinds.
    let start: Double?

    static let longestWords = 80

    /// Returns nil for what no form lets through.
    init?(_ kind: MissionKind, target: Double? = nil, times: Int? = nil, words: String = "", start: Double? = nil) {
        let target = target ?? kind.targets.lowerBound
        let times = times ?? kind.times.lowerBound
        let isWhole = kind == .weight || target == target.rounded()
        guard kind.targets.contains(target), kind.times.contains(times), isWhole,
            (kind == .own) == !words.isEmpty, words.count <= Self.longestWords,
            (kind == .weight) == (start != nil), start.map(MissionKind.weight.targets.contains) ?? true
        else { return nil }
        self.kind = kind
        self.target = target
        self.times = times
        self.words = words
        self.start = start
    }
}

extension MissionAim {
    /// Returns text such as "From 80 kg to 72 kg", "3 days of training a week, for 4 weeks"; without numbers of the
    /// body where those are hidden.
    func title(in units: Units, hidesNumbers: Bool = false) -> String {
        if hidesNumbers, self.kind != .own { return self.kind.title }
        return switch self.kind {
        case .weight:
            "From \(units.text(kilograms: self.start ?? self.target)) to \(units.text(kilograms: self.target))"
        case .workouts:
            "\(Self.count(Int(self.target), "day")) of training a week, for \(Self.count(self.times, "week"))"
        case .steps: "\(Numerals.text(self.target)) steps a day, on \(Self.count(self.times, "day"))"
        case .logging: "\(Self.count(self.times, "day")) with a full diary"
        case .water: "\(Numerals.text(self.target)) ml of water a day, on \(Self.count(self.times, "day"))"
        case .own: self.words
        }
    }

    /// Returns text such as "1 week", "4 weeks".
    static func count(_ number: Int, _ thing: String) -> String {
        "\(Numerals.text(Double(number))) \(thing)\(number == 1 ? "" : "s")"
    }
}
