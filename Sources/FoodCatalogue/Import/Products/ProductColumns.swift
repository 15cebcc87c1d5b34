import DelimitedText

/// Maps the columns of a file to facts of a product: Open Food Facts' own columns, or those that somebody named.
///
/// It is read from `code=barcode,name=title,sodium=natrium:mg`: our name, theirs, and a unit when it isn't grams.
struct ProductColumns: Sendable {
    /// A fact and the columns that may have it; the first that does counts.
    struct Choice: Sendable {
        let fact: ProductFact
        let columns: [String]
        /// The factor from the column's unit to grams.
        let grams: Double
    }

    let choices: [Choice]
    /// The text as given, part of an import's identity.
    let text: String

    private static let units: [String: Double] = ["g": 1, "mg": 1e-3, "µg": 1e-6, "ug": 1e-6, "kg": 1e3]

    /// Throws `CatalogueImportProblem.wrongColumns` for a malformed list.
    init(_ text: String) throws(CatalogueImportProblem) {
        var given: [String: (column: String, grams: Double)] = [:]
        for pair in text.split(separator: ",") {
            let sides = pair.split(separator: "=", maxSplits: 1).map { String($0).singleSpaced }
            guard sides.count == 2, !sides[1].isEmpty else { throw .wrongColumns("Write ours=theirs, not \(pair).") }
            guard let fact = ProductFact.all.first(where: { $0.name == sides[0] }) else {
                let names = ProductFact.all.map(\.name).joined(separator: ", ")
                throw .wrongColumns("There is no \(sides[0]). These there are: \(names).")
            }
            guard given[fact.name] == nil else { throw .wrongColumns("\(fact.name) is named twice.") }
            given[fact.name] = Self.column(sides[1])
        }
        self.text = text
        self.choices = ProductFact.all.map { fact in
            let own = given[fact.name]
            return Choice(fact: fact, columns: own.map { [$0.column] } ?? fact.columns, grams: own?.grams ?? 1)
        }
    }

    private static func column(_ text: String) -> (column: String, grams: Double) {
        guard let colon = text.lastIndex(of: ":"), let grams = self.units[String(text[text.index(after: colon)...])]
        else {
            return (text, 1)
        }
        return (String(text[..<colon]), grams)
    }

    /// Returns the choices that a file with these columns has, with the columns' indices; nil when code or name is
    /// missing.
    func places(in heading: [Substring]) -> [(choice: Choice, places: [Int])]? {
        let offered = self.choices.compactMap { choice -> (choice: Choice, places: [Int])? in
            let places = choice.columns.compactMap { column in heading.firstIndex { $0 == column } }
            return places.isEmpty ? nil : (choice, places)
        }
        let told = Set(offered.map(\.choice.fact.meaning))
        return told.contains(.code) && told.contains(.name) ? offered : nil
    }
}
