import Foundation

/// The plates to load on a barbell; `plates.js` counts the same, and both are held to `plates.json`.
struct BarbellPlates: Sendable, Equatable {
    /// The plates of one side, the heaviest first, in the unit of the weight.
    let side: [Double]
    /// What the bar weighs with them: the nearest that can be loaded.
    let total: Double
    /// Whether that is what was asked for, to a tenth.
    let isExact: Bool
    private let unit: String

    /// Takes a weight in "kg" or "lb"; half a step rounds up, and nothing is lighter than the bar.
    init(_ weight: Double, unit: String) {
        let (bar, plates) = unit == "lb" ? Self.pounds : Self.kilograms
        let step = plates[plates.count - 1]
        var left = max(((weight - bar) / 2 / step + 0.5 + 1e-9).rounded(.down), 0) * step
        self.total = bar + 2 * left
        self.isExact = abs(self.total - weight) < 0.06
        self.unit = unit
        self.side = plates.flatMap { plate in
            let count = (left / plate + 1e-9).rounded(.down)
            left -= count * plate
            return [Double](repeating: plate, count: Int(count))
        }
    }

    /// "Each side: 20 + 2 × 5", "The empty bar".
    ///
    /// Where the bar can't weigh that: "Nearest: 62.5 kg. Each side: 20 + 1.25".
    var words: String {
        let plates = Self.grouped(self.side).map { plate, count in
            count == 1 ? Self.text(plate) : "\(count) × \(Self.text(plate))"
        }
        let load = plates.isEmpty ? "The empty bar" : "Each side: " + plates.joined(separator: " + ")
        return self.isExact ? load : "Nearest: \(Self.text(self.total)) \(self.unit). \(load)"
    }

    private static func grouped(_ plates: [Double]) -> [(plate: Double, count: Int)] {
        plates.reduce(into: []) { groups, plate in
            if groups.last?.plate == plate {
                groups[groups.count - 1].count += 1
            } else {
                groups.append((plate, 1))
            }
        }
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    /// Returns what a bar weighs without plates, in "kg" or "lb".
    static func bar(in unit: String) -> Double { unit == "lb" ? Self.pounds.bar : Self.kilograms.bar }

    /// Returns what two of the smallest plates weigh, in "kg" or "lb".
    static func step(in unit: String) -> Double { 2 * ((unit == "lb" ? Self.pounds : Self.kilograms).plates.last ?? 0) }

    private static let kilograms = (bar: 20.0, plates: [25, 20, 15, 10, 5, 2.5, 1.25])
    private static let pounds = (bar: 45.0, plates: [45, 35, 25, 10, 5, 2.5])
}
