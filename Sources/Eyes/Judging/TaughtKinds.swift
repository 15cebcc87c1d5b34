import Foundation

/// What lessons say of a picture.
///
/// A picture is believed to show what a lesson says where it is much more like that lesson than like what else is known; several
/// lessons of a kind count by the three that are most alike.
struct TaughtKinds {
    private let kinds: [String: [[Float]]]

    /// The likeness (cosine of scaled features) at which a picture is as likely what a lesson says as not.
    ///
    /// `alikeWithin` more makes the odds e times as large. Where the head is surer than `sure`, a lesson must be more alike by
    /// as much as `weight` says (docs/eyes.md).
    static let alike = 0.6
    static let alikeWithin = 0.06
    static let sure = 0.7
    static let weight = 4.0
    static let counted = 3

    init(_ lessons: [Lesson], head: FoodHead) {
        self.kinds = Dictionary(grouping: lessons, by: \.kind)
            .mapValues { $0.map { FoodHead.unit(head.scaled($0.features)) } }
    }

    /// Lets the shares of the kinds make room for what was taught.
    func correct(_ shares: inout [String: Double], for scaled: [Float]) {
        guard !self.kinds.isEmpty else { return }
        let picture = FoodHead.unit(scaled)
        let surer = Self.weight * ((shares.values.max() ?? 0) - Self.sure)
        let odds = self.kinds.mapValues {
            exp((Self.likeness(of: picture, to: $0) - Self.alike) / Self.alikeWithin - surer)
        }
        let taught = odds.values.reduce(0, +)
        for kind in shares.keys { shares[kind, default: 0] /= 1 + taught }
        for (kind, odds) in odds { shares[kind, default: 0] += odds / (1 + taught) }
    }

    private static func likeness(of picture: [Float], to lessons: [[Float]]) -> Double {
        let all = lessons.map { lesson in Double(zip(lesson, picture).reduce(0) { $0 + $1.0 * $1.1 }) }
        let best = all.sorted(by: >).prefix(Self.counted)
        return best.reduce(0, +) / Double(best.count)
    }
}
