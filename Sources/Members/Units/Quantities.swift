import HealthMath

/// Writes metric quantities in a member's units.
///
/// Differences may be negative.
extension Units {
    /// Returns text such as "72.5 kg", "159.8 lb", "11 st 6 lb".
    package func text(kilograms: Double) -> String {
        guard self.weight == .st, abs(kilograms) < Self.mostKilograms else {
            let amount = self.weight.unit.amount(kilograms: kilograms)
            return Numerals.text(amount, decimals: 1) + " " + self.weight.rawValue
        }
        let weight = StonesAndPounds(kilograms: abs(kilograms))
        let sign = kilograms < 0 && (weight.stones > 0 || weight.pounds > 0) ? "−" : ""
        let pounds = Numerals.text(weight.pounds, decimals: 1) + " lb"
        if weight.stones == 0 { return sign + pounds }
        return sign + Numerals.text(Double(weight.stones)) + " st" + (weight.pounds == 0 ? "" : " " + pounds)
    }

    /// Writes a weight rounded up, in pounds to the next tenth, so that typing it satisfies the limit.
    package func text(atLeastKilograms kilograms: Double) -> String {
        guard self.weight != .kg else { return self.text(kilograms: kilograms) }
        // Without the last part the last bit of a double could add a tenth.
        let pounds = (WeightUnit.pound.amount(kilograms: kilograms) * 10 - 1e-6).rounded(.up) / 10
        return self.text(kilograms: WeightUnit.pound.kilograms(pounds))
    }

    /// Returns text such as "175 cm", "5 ft 9 in".
    package func text(centimetres: Double) -> String {
        guard self.height == .ft, abs(centimetres) < Self.mostCentimetres else {
            return Numerals.text(HeightUnit.centimetre.amount(centimetres: centimetres), decimals: 1) + " cm"
        }
        let height = FeetAndInches(centimetres: abs(centimetres))
        let sign = centimetres < 0 ? "−" : ""
        let inches = Numerals.text(height.inches, decimals: 1) + " in"
        if height.feet == 0 { return sign + inches }
        return sign + Numerals.text(Double(height.feet)) + " ft" + (height.inches == 0 ? "" : " " + inches)
    }

    /// Returns text such as "1,840 kcal", "7,699 kJ".
    package func text(kilocalories: Double) -> String {
        self.number(kilocalories: kilocalories) + " " + self.energy.rawValue
    }

    /// Returns text such as "1,840", for tables and rings that show the unit once.
    package func number(kilocalories: Double) -> String {
        Numerals.text(self.energy.unit.amount(kilocalories: kilocalories))
    }

    /// Returns the whole number that `number(kilocalories:)` writes; sums of these add up on a page.
    package func whole(kilocalories: Double) -> Double { self.energy.unit.amount(kilocalories: kilocalories).rounded() }

    /// Returns text such as "5.2 km", "3.2 mi".
    package func text(kilometres: Double) -> String {
        Numerals.text(self.distance.unit.amount(kilometres: kilometres), decimals: 1) + " " + self.distance.rawValue
    }

    /// The largest values that `StonesAndPounds` and `FeetAndInches` can count.
    private static let mostKilograms = 1e9
    private static let mostCentimetres = 1e9
}
