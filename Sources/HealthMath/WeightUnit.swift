/// The units people weigh themselves in.
package enum WeightUnit: CaseIterable, Hashable, Sendable {
    case kilogram, pound, stone

    /// Exact by the international yard and pound agreement of 1959; a stone is 14 lb.
    package var kilograms: Double {
        switch self {
        case .kilogram: 1
        case .pound: 0.45359237
        case .stone: 14 * 0.45359237
        }
    }

    package func kilograms(_ amount: Double) -> Double {
        amount * self.kilograms
    }

    package func amount(kilograms: Double) -> Double {
        kilograms / self.kilograms
    }
}
