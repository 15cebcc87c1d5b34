import HealthMath

@testable import Motivation

/// A deed drawn by chance, of any kind that gives points and some that don't.
struct DrawnDeed: Hashable, Sendable {
    let kind: String
    let source: String
    let day: CalendarDay
    let quantity: Double

    static let kinds = [
        "weighed-in", "within-goal", "workout-done", "gym-visit", "mission-started", "mission-reached",
        "event-attended", "day-logged", "minutes-trained", "personal-record",
    ]

    var pointed: PointedDeed {
        PointedDeed(kind: self.kind, source: self.source, day: self.day, quantity: self.quantity)
    }

    static func drawn(_ random: inout SeededRandom, days: Int, from first: CalendarDay) -> DrawnDeed {
        let day = first.adding(days: Int.random(in: 0..<days, using: &random))
        let kind = Self.kinds.randomElement(using: &random) ?? "weighed-in"
        let number = Int.random(in: 0..<4, using: &random)
        let thing = ["weight", "water", "steps"].randomElement(using: &random) ?? "weight"
        let source =
            switch kind {
            case "mission-started", "mission-reached": "mission \(thing) \(day)-\(number)"
            case "weighed-in", "within-goal", "day-logged": "day \(day)"
            default: "\(kind) \(day) \(number)"
            }
        return DrawnDeed(kind: kind, source: source, day: day, quantity: Double(Int.random(in: 0...60, using: &random)))
    }
}

/// The same numbers again for the same seed (SplitMix64, Steele, Lea and Flood 2014).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { self.state = seed }

    mutating func next() -> UInt64 {
        self.state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
