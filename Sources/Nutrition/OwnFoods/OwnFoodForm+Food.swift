import Web

extension OwnFoodForm {
    /// Shows a food as it is, per 100 g.
    init(_ food: OwnFood) {
        var typed = Typed(["version": String(food.version), "per": "100g", "energyUnit": "kcal"])
        typed.set("name", to: food.facts.name)
        typed.set("brand", to: food.facts.brand ?? "")
        typed.set("barcode", to: food.facts.barcode ?? "")
        Self.fill(&typed, food.facts.nutrients)
        Self.fill(&typed, food.facts.measures)
        self.init(typed)
    }

    /// The food with what was sent instead of what it is: what a PATCH means.
    ///
    /// Amounts per serving replace per-100-g ones, so what wasn't sent is turned into the same terms first.
    init(_ food: OwnFood, changedBy sent: OwnFoodForm) {
        var shown = OwnFoodForm(food).typed
        var ignored = FormErrors()
        let grams = MeasureFields.grams(sent.typed, "servingGrams", into: &ignored) ?? food.facts.measures.first?.grams
        if sent.typed["per"] == "serving", let grams { Self.fill(&shown, food.facts.nutrients.inGrams(grams)) }
        if sent.typed.has("measures") {
            shown.removeItems("measures")
            for name in ["serving", "servingGrams"] { shown.set(name, to: "") }
        }
        if sent.typed["energyUnit"] == "kJ", !sent.typed.has("energy") { shown.set("energyUnit", to: "kcal") }
        if sent.typed.has("salt") { shown.set("sodium", to: "") }
        if sent.typed.has("sodium") { shown.set("salt", to: "") }
        shown.add(sent.typed)
        if !sent.typed.has("energy") { shown.set("energyUnit", to: "kcal") }
        self.init(shown)
    }

    private static func fill(_ typed: inout Typed, _ nutrients: Nutrients) {
        for line in LabelLine.all { typed.set(line.field, to: Self.text(nutrients[line.nutrient])) }
        typed.set("energy", to: Self.text(nutrients.kcal))
        typed.set("salt", to: Self.text(nutrients[LabelLine.sodium].map { $0 / LabelLine.sodiumPerSalt }))
    }

    private static func fill(_ typed: inout Typed, _ measures: [Measure]) {
        guard let first = measures.first else { return }
        typed.set("serving", to: first.label)
        typed.set("servingGrams", to: Self.text(first.grams))
        for (place, measure) in measures.dropFirst().enumerated() {
            typed.set("measures", place, to: Typed(["label": measure.label, "grams": Self.text(measure.grams)]))
        }
    }

    private static func text(_ amount: Double?) -> String { amount.map { Numerals.typed($0, decimals: 4) } ?? "" }
}
