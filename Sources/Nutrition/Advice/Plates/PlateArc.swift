import Foundation
import Members

/// A part of the drawn plate: vegetables and fruit, grain, protein or fat, as large as it weighs.
struct PlateArc: Encodable, Sendable, Equatable {
    let arcClass: String
    /// The length of the stroke and how far from the top it begins, in hundredths of the circle.
    let arcLength: String
    let arcStart: String

    /// Drinks weigh more than they fill.
    private static let drinkShare = 0.35

    static func all(of served: ServedPlate) -> [PlateArc] {
        var start = 0.0
        return self.parts(of: served).map { role, share in
            let end = start + share * 100
            defer { start = end }
            return PlateArc(role, from: start, to: end)
        }
    }

    /// Says what the picture shows: "45 % vegetables and fruit, 30 % grain and potatoes, 25 % protein".
    static func words(of served: ServedPlate) -> String {
        self.parts(of: served).map { "\(Numerals.text($0.share * 100)) % \($0.role.label.lowercased())" }
            .joined(separator: ", ")
    }

    /// Returns the parts of a plate that are there, with how much of it each fills.
    static func parts(of served: ServedPlate) -> [(role: PlateRole, share: Double)] {
        var shares: [PlateRole: Double] = [:]
        for (thing, count) in zip(served.plate.things, served.counts) {
            let isDrink = thing.measure.isDrink
            shares[thing.role, default: 0] += thing.facts.grams * count * (isDrink ? self.drinkShare : 1)
        }
        let total = shares.values.reduce(0, +)
        guard total > 0 else { return [(role: .dish, share: 1)] }
        return PlateRole.allCases.compactMap { role in shares[role].map { (role: role, share: $0 / total) } }
    }

    static func style(of role: PlateRole) -> String { "plate-\(role.rawValue)" }

    private init(_ role: PlateRole, from start: Double, to end: Double) {
        self.arcClass = Self.style(of: role)
        self.arcLength = String(format: "%.1f", end - start)
        self.arcStart = String(format: "%.1f", -start)
    }
}
