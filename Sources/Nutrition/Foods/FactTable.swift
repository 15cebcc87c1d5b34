import FoodCatalogue
import Members

/// The facts of a food or dish: what most people look for first, and all the rest, which is folded.
struct FactTable: Encodable, Sendable {
    let mainFacts: [FactLine]
    let groups: [FactGroup]
    /// "21 more nutrients".
    let moreWords: String

    /// The nutrients that come first, in this order; salt follows them.
    private static let first = [208, 203, 205, 204, 291, 269]
    private static let sodium = 307

    /// Makes the table; `amount` returns nil for unknown nutrients, and a note stands beside the name.
    init(
        units: Units,
        per grams: Double? = nil,
        showingEnergy: Bool = true,
        _ amount: (Nutrient) -> (amount: Double?, note: String)
    ) {
        let main = Self.first.compactMap { Nutrient.numbered($0) }.compactMap { nutrient -> FactLine? in
            if nutrient.number == Nutrient.energy, !showingEnergy { return nil }
            let (amount, note) = amount(nutrient)
            return FactLine(nutrient, amount, note: note, per: grams, units: units)
        }
        let salt = Nutrient.numbered(Self.sodium).map { sodium in
            let (amount, note) = amount(sodium)
            return FactLine(salt: amount, of: sodium, note: note, per: grams, units: units)
        }
        self.mainFacts = main + [salt].compactMap(\.self)
        self.groups = FactGroup.groups(units: units, per: grams, without: Set(Self.first), amount)
        let more = self.groups.map(\.facts.count).reduce(0, +)
        self.moreWords = more == 1 ? "1 more nutrient" : "\(more) more nutrients"
    }

    /// The energy, if it is known and shown.
    var energy: [FactLine] { self.mainFacts.filter { $0.isEnergy && !$0.factAmount.isEmpty } }
}

extension FactLine {
    /// Creates the row of salt as European labels tell it: sodium times 2.5 (Regulation (EU) No 1169/2011, annex I), so
    /// its share of the day is sodium's.
    fileprivate init(salt sodium: Double?, of nutrient: Nutrient, note: String, per grams: Double?, units: Units) {
        let salt = sodium.map { $0 * 2.5 / 1_000 }
        let percent = sodium.flatMap { sodium in nutrient.dailyValue.map { sodium / $0 * 100 } }
        self.factName = "Salt"
        self.factNote = note
        self.factClass = ""
        self.factAmount = salt.map { Numerals.text($0, decimals: 2) } ?? ""
        self.factUnit = "g"
        self.factDecimals = "2"
        self.factPercent = percent.map { Numerals.text($0) } ?? ""
        self.factPerGram = grams.flatMap { grams in salt.map { Self.rate($0 / grams) } } ?? ""
        self.factPercentPerGram = grams.flatMap { grams in percent.map { Self.rate($0 / grams) } } ?? ""
    }
}
