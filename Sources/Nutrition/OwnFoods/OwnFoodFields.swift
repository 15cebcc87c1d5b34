import Web

/// The fields of a food's form, for its own page and for the review.
struct OwnFoodFields: Encodable, Sendable {
    let complaints: [String]
    let requestId: String
    let version: String
    let name: FieldView
    let brand: FieldView
    let barcode: FieldView
    let perHundred: Bool
    let perServing: Bool
    let serving: FieldView
    let servingGrams: FieldView
    let energy: FieldView
    let energyUnits: [ChoiceView]
    let asksSure: Bool
    let lines: [LineView]
    let moreLines: [LineView]
    let moreOpen: Bool
    let measures: [MeasureFieldsView]
    let measuresOpen: Bool

    /// A nutrient's field.
    struct LineView: Encodable, Sendable {
        let lineField: String
        let lineLabel: String
        let lineUnit: String
        let lineInput: FieldView

        init(_ field: String, _ label: String, _ unit: String, _ form: OwnFoodForm, _ errors: FormErrors) {
            self.lineField = field
            self.lineLabel = label
            self.lineUnit = unit
            self.lineInput = FieldView(field, of: form, errors)
        }
    }

    /// The two fields of a household measure.
    struct MeasureFieldsView: Encodable, Sendable {
        let labelName: String
        let labelInput: FieldView
        let gramsName: String
        let gramsInput: FieldView
        let measureNumber: String

        init(_ place: Int, _ form: OwnFoodForm, _ errors: FormErrors) {
            self.labelName = "measures.\(place).label"
            self.gramsName = "measures.\(place).grams"
            self.labelInput = FieldView(self.labelName, of: form, errors)
            self.gramsInput = FieldView(self.gramsName, of: form, errors)
            self.measureNumber = String(place + 1)
        }

        var isFilled: Bool { !self.labelInput.value.isEmpty || !self.gramsInput.value.isEmpty }
    }

    init(_ form: OwnFoodForm, _ errors: FormErrors) {
        self.complaints = ["form", "requestId", "version", "per", "energyUnit", "measures"].flatMap { errors[$0] }
        self.requestId = form.input["requestId"]
        self.version = form.input["version"]
        self.name = FieldView("name", of: form, errors)
        self.brand = FieldView("brand", of: form, errors)
        self.barcode = FieldView("barcode", of: form, errors)
        self.perServing = form.input["per"] == "serving"
        self.perHundred = form.input["per"] != "serving"
        self.serving = FieldView("serving", of: form, errors)
        self.servingGrams = FieldView("servingGrams", of: form, errors)
        self.energy = FieldView("energy", of: form, errors)
        self.energyUnits = ["kcal", "kJ"].map {
            ChoiceView(
                $0,
                label: $0,
                chosen: $0 == (form.input["energyUnit"].isEmpty ? "kcal" : form.input["energyUnit"])
            )
        }
        self.asksSure = !errors["energy"].isEmpty
        self.lines =
            LabelLine.main.map { LineView($0.field, $0.name, $0.unit, form, errors) }
            + [LineView("salt", "Salt", "g", form, errors)]
        self.moreLines =
            [LineView("sodium", "Sodium, instead of salt", "mg", form, errors)]
            + LabelLine.more.map { LineView($0.field, $0.name, $0.unit, form, errors) }
        self.moreOpen = self.moreLines.contains { !$0.lineInput.value.isEmpty }
        let last = form.input.items("measures").last?.place ?? -1
        self.measures = (0..<min(max(3, last + 2), MeasureFields.most - 1)).map { MeasureFieldsView($0, form, errors) }
        self.measuresOpen = self.measures.contains(where: \.isFilled)
    }
}
