import FoodCatalogue
import HealthMath
import Members
import Web

/// Checks whether the numbers of a label can be true together; per 100 g.
///
/// Refuses what no food can be. Asks once about an energy that the other numbers don't explain, because some
/// labels do say so: sweeteners have few or no calories, and a maker may round.
struct LabelCheck {
    private let nutrients: Nutrients
    /// Makers round each of three or four large amounts to whole grams.
    private static let rounding = 2.0
    /// Pure fat, 9 kcal a gram, is the most there is.
    private static let mostKilocalories = 900.0

    init(_ nutrients: Nutrients) { self.nutrients = nutrients }

    /// Whether a form would accept it from a member who is sure.
    var isPlausible: Bool {
        var errors = FormErrors()
        self.complain(isSure: true, into: &errors)
        return errors.isEmpty
    }

    /// Adds complaints about impossible numbers and, unless `isSure`, about probable mistakes.
    func complain(isSure: Bool, into errors: inout FormErrors) {
        let known = self.nutrients
        let (fat, carbohydrate, protein) = (known.fat, known.carbohydrate, known.protein)
        let weight = [fat, carbohydrate, protein, known[221], known[LabelLine.sodium].map { $0 / 1_000 }]
            .compactMap(\.self).reduce(0, +)
        if weight > 100 + Self.rounding {
            let grams = Numerals.text(weight, decimals: 1)
            errors.add("form", "Together that is \(grams) g in 100 g of food. Check the numbers and what they are for.")
        }
        self.compare("saturatedFat", [606], with: fat, "fat", into: &errors)
        self.compare("transFat", [605, 606, 645, 646], with: fat, "fat", into: &errors)
        // Fibre is not compared: on European labels carbohydrate is without it, on American ones with it.
        self.compare("sugars", [269], with: carbohydrate, "carbohydrate", into: &errors)
        guard let energy = known.kcal else { return }
        if energy > Self.mostKilocalories * 1.01 {
            errors.add("energy", "Even pure fat has only 900 kcal (3,766 kJ) in 100 g. Check the number and its unit.")
        } else if errors.isEmpty, !isSure, let expected = self.expected, !expected.contains(energy) {
            errors.add("energy", Self.doubt(energy, expected))
        }
    }

    private func compare(
        _ field: String,
        _ parts: [Int],
        with whole: Double?,
        _ name: String,
        into errors: inout FormErrors
    ) {
        let sum = parts.compactMap { self.nutrients[$0] }.reduce(0, +)
        guard let whole, sum > whole + 0.5, errors[field].isEmpty else { return }
        let subject = parts.count == 1 ? "This is" : "The kinds of fat together are"
        errors.add(
            field,
            "\(subject) part of the \(name), so it can't be more than that (\(Numerals.text(whole, decimals: 1)) g)."
        )
    }

    /// The energy that fat, carbohydrate and protein make plausible; nil when one of them is unknown.
    ///
    /// kcal a gram (Regulation (EU) No 1169/2011, Annex XIV): carbohydrate 4, protein 4, fat 9, alcohol 7, fibre 2. The
    /// lower end counts carbohydrate as erythritol (0), the upper fibre beside carbohydrate; a fifth and 15 kcal for
    /// rounding and for makers that analyse instead of adding up.
    private var expected: ClosedRange<Double>? {
        guard let fat = self.nutrients.fat, let protein = self.nutrients.protein,
            let carbohydrate = self.nutrients.carbohydrate
        else { return nil }
        let sure = 9 * fat + 4 * protein + 7 * (self.nutrients[221] ?? 0)
        let sugars = 4 * (self.nutrients[269] ?? 0)
        let most = sure + 4 * carbohydrate + 2 * (self.nutrients[291] ?? 0)
        let low = max(0, (sure + sugars) * 0.8 - 15)
        return low...(most * 1.2 + 15)
    }

    private static func doubt(_ energy: Double, _ expected: ClosedRange<Double>) -> String {
        let asKilojoules = EnergyUnit.kilojoule.kilocalories(energy)
        if energy > expected.upperBound, expected.contains(asKilojoules) {
            return "That looks like kilojoules. Choose kJ beside it, or tick below that the label says so."
        }
        let range = "\(Numerals.text(expected.lowerBound)) to \(Numerals.text(expected.upperBound)) kcal in 100 g"
        return "The other numbers make \(range). Check them, or tick below that the label says so."
    }
}
