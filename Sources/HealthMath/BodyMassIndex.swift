/// Weight for height: kilograms by square metres.
package struct BodyMassIndex: Hashable, Sendable {
    package let value: Double

    package init(kilograms: Double, centimetres: Double) {
        let metres = centimetres / 100
        self.value = kilograms / (metres * metres)
    }

    /// The World Health Organization's bands for adults, the same for both sexes.
    ///
    /// WHO Technical Report Series 894, "Obesity: preventing and managing the global epidemic", 2000, table 2.1.
    /// They are not meant for children, in pregnancy, or for the very muscular.
    package enum Band: CaseIterable, Hashable, Sendable {
        case underweight, normal, overweight, obesityClassI, obesityClassII, obesityClassIII

        /// The lowest index in the band; it ends where the next begins.
        package var lowest: Double {
            switch self {
            case .underweight: 0
            case .normal: 18.5
            case .overweight: 25
            case .obesityClassI: 30
            case .obesityClassII: 35
            case .obesityClassIII: 40
            }
        }
    }

    package var band: Band {
        Band.allCases.last { self.value >= $0.lowest } ?? .underweight
    }

    /// Returns the lightest weight that is not underweight at this height, in kilograms, to the next 100 g.
    package static func lowestHealthyKilograms(centimetres: Double) -> Double {
        let metres = centimetres / 100
        let kilograms = (Band.normal.lowest * metres * metres * 10).rounded(.down) / 10
        let isHealthy = BodyMassIndex(kilograms: kilograms, centimetres: centimetres).value >= Band.normal.lowest
        return isHealthy ? kilograms : (kilograms * 10 + 1).rounded() / 10
    }
}
