import Foundation

/// A part of the drawn plate: vegetables and fruit, grain, protein or fat, as large as it weighs.
struct PlateArc: Encodable, Sendable, Equatable {
    let arcClass: String
    /// The length of the stroke and how far from the top it begins, in hundredths of the circle.
    let arcLength: String
    let arcStart: String

    /// Drinks weigh more than they fill.
    private static let drinkShare = 0.35

    static func all(of served: ServedPlate) -> [PlateArc] {
        var shares: [PlateRole: Double] = [:]
        for (thing, count) in zip(served.plate.things, served.counts) {
            let isDrink = thing.measure.isDrink
            shares[thing.role, default: 0] += thing.facts.grams * count * (isDrink ? self.drinkShare : 1)
        }
        let total = shares.values.reduce(0, +)
        guard total > 0 else { return [PlateArc(.dish, from: 0, to: 100)] }
        var start = 0.0
        return PlateRole.allCases.compactMap { role in
            guard let share = shares[role] else { return nil }
            let end = start + share / total * 100
            defer { start = end }
            return PlateArc(role, from: start, to: end)
        }
    }

    private init(_ role: PlateRole, from start: Double, to end: Double) {
        self.arcClass = "plate-\(role.rawValue)"
        self.arcLength = String(format: "%.1f", end - start)
        self.arcStart = String(format: "%.1f", -start)
    }
}
