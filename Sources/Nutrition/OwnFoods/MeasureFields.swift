import FoodCatalogue
import Web

/// Reads the household measures of a food.
enum MeasureFields {
    /// The most measures a food may have.
    static let most = 10
    /// The range of a measure's weight, in grams.
    static let weights = 0.1...5_000.0

    /// Returns the serving, then the measures in `measures.N`; empty lines are left out.
    static func measures(_ input: FormInput, first serving: Measure?, into errors: inout FormErrors) -> [Measure] {
        var measures = [serving].compactMap(\.self)
        for (place, item) in input.items("measures") {
            var complaints = FormErrors()
            let label = self.label(item, "label", into: &complaints)
            let grams = self.grams(item, "grams", into: &complaints)
            if label.isEmpty, grams == nil, complaints.isEmpty { continue }
            if label.isEmpty { complaints.add("label", "Say what it is, like 1 slice.") }
            if grams == nil, complaints["grams"].isEmpty { complaints.add("grams", "Type what it weighs.") }
            if (measures.map(\.label) + FoodUnit.weights.map(\.label)).contains(label) {
                complaints.add("label", "There is a measure of this name already.")
            }
            if measures.count == self.most { complaints.add("label", "\(self.most) measures are enough.") }
            for (field, words) in complaints.messages {
                for word in words { errors.add("measures.\(place).\(field)", word) }
            }
            if complaints.isEmpty, let grams { measures.append(Measure(label: label, grams: grams)) }
        }
        return measures
    }

    static func grams(_ input: FormInput, _ name: String, into errors: inout FormErrors) -> Double? {
        input.number(name, in: self.weights, "Type grams from 0.1 to 5,000.", into: &errors)
    }

    /// Returns text such as "slice" becomes "1 slice": labels begin with their own count.
    static func label(_ input: FormInput, _ name: String, into errors: inout FormErrors) -> String {
        let label = input.text(name, max: 60, into: &errors)
        return label.isEmpty || label.first?.isNumber == true ? label : "1 " + label
    }
}
