import Foundation

/// What lessons say of a picture.
///
/// A picture is believed to show what a lesson says where it is more like that lesson than like what was learned; several lessons of
/// a kind count by the three that are most alike.
struct TaughtKinds {
    private let kinds: [String: [[Float]]]
    private let head: FoodHead

    /// The likeness (cosine of scaled features) below which a lesson says nothing.
    static let least = 0.3
    /// The likeness at which a lesson is as likely as not where a learned kind is just as near.
    static let alike = 0.3
    /// By how much likeness must change to make the odds e times as large.
    static let alikeWithin = 0.08
    /// How much being nearer than any learned kind counts; without it 65 of 100 photos like a lesson were heeded, with it 92, and at
    /// half of it other kinds lost 0.8 points instead of 0.6 (docs/eyes.md).
    static let nearerWeight = 4.0
    static let counted = 3

    init(_ lessons: [Lesson], head: FoodHead) {
        self.head = head
        self.kinds = Dictionary(grouping: lessons, by: \.kind)
            .mapValues { $0.map { FoodHead.unit(head.scaled($0.features)) } }
    }

    /// Lets the shares of the kinds make room for what was taught.
    func correct(_ shares: inout [String: Double], for scaled: [Float]) {
        guard !self.kinds.isEmpty else { return }
        let picture = FoodHead.unit(scaled)
        let nearest = Double(self.head.likenesses(of: picture).max() ?? 0)
        let odds = self.kinds.mapValues { Self.odds(Self.likeness(of: picture, to: $0), nearest: nearest) }
        let taught = odds.values.reduce(0, +)
        for kind in shares.keys { shares[kind, default: 0] /= 1 + taught }
        for (kind, odds) in odds where odds > 0 { shares[kind, default: 0] += odds / (1 + taught) }
    }

    private static func odds(_ likeness: Double, nearest: Double) -> Double {
        guard likeness >= Self.least else { return 0 }
        return exp((likeness + Self.nearerWeight * (likeness - nearest) - Self.alike) / Self.alikeWithin)
    }

    private static func likeness(of picture: [Float], to lessons: [[Float]]) -> Double {
        let all = lessons.map { lesson in Double(zip(lesson, picture).reduce(0) { $0 + $1.0 * $1.1 }) }
        let best = all.sorted(by: >).prefix(Self.counted)
        return best.reduce(0, +) / Double(best.count)
    }
}
