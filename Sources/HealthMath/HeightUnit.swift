/// The units people measure themselves in.
package enum HeightUnit: CaseIterable, Hashable, Sendable {
    case centimetre, inch, foot

    /// Exact by the international yard and pound agreement of 1959.
    package var centimetres: Double {
        switch self {
        case .centimetre: 1
        case .inch: 2.54
        case .foot: 12 * 2.54
        }
    }

    package func centimetres(_ amount: Double) -> Double {
        amount * self.centimetres
    }

    package func amount(centimetres: Double) -> Double {
        centimetres / self.centimetres
    }
}
