/// The units energy is shown in.
package enum EnergyUnit: CaseIterable, Hashable, Sendable {
    case kilocalorie, kilojoule

    /// The thermochemical calorie, 4.184 J, as food tables use it.
    package var kilocalories: Double {
        switch self {
        case .kilocalorie: 1
        case .kilojoule: 1 / 4.184
        }
    }

    package func kilocalories(_ amount: Double) -> Double {
        amount * self.kilocalories
    }

    package func amount(kilocalories: Double) -> Double {
        kilocalories / self.kilocalories
    }
}
