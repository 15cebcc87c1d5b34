import FoodCatalogue
import HealthMath
import Members
import Web

/// The form for a food by its label: per 100 g or per serving, energy in kcal or kJ, salt or sodium.
struct OwnFoodForm: Form {
    static let fields: [String: FieldKind] = {
        var fields: [String: FieldKind] = [
            "requestId": .text, "version": .number, "name": .text, "brand": .text, "barcode": .text,
            "per": .text, "serving": .text, "servingGrams": .number, "energy": .number, "energyUnit": .text,
            "salt": .number, "sodium": .number, "sure": .flag,
            "measures": .items(["label": .text, "grams": .number]),
        ]
        for line in LabelLine.all { fields[line.field] = .number }
        return fields
    }()

    struct Values: Sendable, Equatable {
        let version: Int64?
        let facts: OwnFood.Facts
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you edited.", into: &errors)
        let name = self.input.required("name", max: 120, "Give the food a name.", into: &errors)
        let brand = self.input.text("brand", max: 80, into: &errors)
        let barcode = self.barcode(into: &errors)
        let serving = self.serving(into: &errors)
        let nutrients = self.nutrients(serving: serving?.grams, into: &errors)
        let measures = MeasureFields.measures(self.input, first: serving, into: &errors)
        if errors.isEmpty { LabelCheck(nutrients).complain(isSure: self.input.isOn("sure"), into: &errors) }
        guard errors.isEmpty else { return nil }
        let facts = OwnFood.Facts(
            name: name,
            brand: brand.isEmpty ? nil : brand,
            barcode: barcode,
            nutrients: nutrients,
            measures: measures
        )
        return Values(version: version.map(Int64.init), facts: facts)
    }

    /// Returns the id in the request; throws a complaint without one.
    func requestID() throws -> String {
        var errors = FormErrors()
        guard let id = self.input.requestID(into: &errors) else { throw errors }
        return id
    }

    private var isPerServing: Bool { self.input["per"] == "serving" }

    private func barcode(into errors: inout FormErrors) -> String? {
        let text = self.input.text("barcode", max: 40, into: &errors)
        if text.isEmpty { return nil }
        do {
            return try Barcode(text).digits
        } catch {
            errors.add("barcode", error.description)
            return nil
        }
    }

    private func serving(into errors: inout FormErrors) -> Measure? {
        if !["", "100g", "serving"].contains(self.input["per"]) {
            errors.add("per", "Choose 100 g or a serving.")
        }
        let grams = MeasureFields.grams(self.input, "servingGrams", into: &errors)
        if grams == nil, self.isPerServing, errors["servingGrams"].isEmpty {
            errors.add("servingGrams", "Type what a serving weighs, so that other amounts can be worked out.")
        }
        let label = MeasureFields.label(self.input, "serving", into: &errors)
        return grams.map { Measure(label: label.isEmpty ? "1 serving" : label, grams: $0) }
    }

    private func nutrients(serving: Double?, into errors: inout FormErrors) -> Nutrients {
        let factor = self.isPerServing ? 100 / (serving ?? 100) : 1
        var nutrients = Nutrients()
        for line in LabelLine.all {
            nutrients[line.nutrient] = self.amount(line.field, line.unit, most: line.most, factor, into: &errors)
        }
        let salt = self.amount("salt", "g", most: 100, factor, into: &errors)
        let sodium = self.amount("sodium", "mg", most: 100_000, factor, into: &errors)
        if let salt, let sodium, abs(salt * LabelLine.sodiumPerSalt - sodium) > max(20, 0.1 * sodium) {
            errors.add("salt", "Salt and sodium tell different things. Type one of them.")
        }
        nutrients[LabelLine.sodium] = sodium ?? salt.map { $0 * LabelLine.sodiumPerSalt }
        nutrients[Nutrient.energy] = self.kilocalories(factor, into: &errors)
        return nutrients
    }

    private func kilocalories(_ factor: Double, into errors: inout FormErrors) -> Double? {
        let unit =
            self.input["energyUnit"].isEmpty ? Units.Energy.kcal : Units.Energy(rawValue: self.input["energyUnit"])
        guard let unit else {
            errors.add("energyUnit", "Choose kcal or kJ.")
            return nil
        }
        let energy = self.input.number("energy", in: 0...1_000_000, "Type a number from 0.", into: &errors)
        return energy.map { unit.unit.kilocalories($0) * factor }
    }

    /// Returns the amount in 100 g; nil when the label doesn't say.
    private func amount(
        _ field: String,
        _ unit: String,
        most: Double,
        _ factor: Double,
        into errors: inout FormErrors
    ) -> Double? {
        let words = "Type a number from 0, or leave it empty when the label doesn't say."
        let input = self.input.number(field, in: 0...1_000_000_000, words, into: &errors)
        guard let amount = input.map({ $0 * factor }) else { return nil }
        if amount > most * 1.01 {
            errors.add(field, "100 g of food can't have that much. Check the number; it is in \(unit).")
        }
        return amount
    }
}
