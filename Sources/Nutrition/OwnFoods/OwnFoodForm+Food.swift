import FoodCatalogue
import Members
import Web

extension OwnFoodForm {
    /// Fills the form from a food, per 100 g.
    init(_ food: OwnFood) {
        var input = FormInput(["version": String(food.version), "per": "100g", "energyUnit": "kcal"])
        input.set("name", to: food.facts.name)
        input.set("brand", to: food.facts.brand ?? "")
        input.set("barcode", to: food.facts.barcode ?? "")
        Self.fill(&input, food.facts.nutrients)
        Self.fill(&input, food.facts.measures)
        self.init(input)
    }

    /// Fills the form from a food with the fields of a PATCH replaced.
    ///
    /// Amounts per serving replace those per 100 g, so fields that weren't sent are converted first.
    init(_ food: OwnFood, changedBy sent: OwnFoodForm) {
        var shown = OwnFoodForm(food).input
        var ignored = FormErrors()
        let grams = MeasureFields.grams(sent.input, "servingGrams", into: &ignored) ?? food.facts.measures.first?.grams
        if sent.input["per"] == "serving", let grams { Self.fill(&shown, food.facts.nutrients.inGrams(grams)) }
        if sent.input.has("measures") {
            shown.removeItems("measures")
            for name in ["serving", "servingGrams"] { shown.set(name, to: "") }
        }
        if sent.input["energyUnit"] == "kJ", !sent.input.has("energy") { shown.set("energyUnit", to: "kcal") }
        if sent.input.has("salt") { shown.set("sodium", to: "") }
        if sent.input.has("sodium") { shown.set("salt", to: "") }
        shown.add(sent.input)
        if !sent.input.has("energy") { shown.set("energyUnit", to: "kcal") }
        self.init(shown)
    }

    private static func fill(_ input: inout FormInput, _ nutrients: Nutrients) {
        for line in LabelLine.all { input.set(line.field, to: Self.text(nutrients[line.nutrient])) }
        input.set("energy", to: Self.text(nutrients.kcal))
        input.set("salt", to: Self.text(nutrients[LabelLine.sodium].map { $0 / LabelLine.sodiumPerSalt }))
    }

    private static func fill(_ input: inout FormInput, _ measures: [Measure]) {
        guard let first = measures.first else { return }
        input.set("serving", to: first.label)
        input.set("servingGrams", to: Self.text(first.grams))
        for (place, measure) in measures.dropFirst().enumerated() {
            input.set("measures", place, to: FormInput(["label": measure.label, "grams": Self.text(measure.grams)]))
        }
    }

    private static func text(_ amount: Double?) -> String { amount.map { Numerals.typed($0, decimals: 4) } ?? "" }
}
