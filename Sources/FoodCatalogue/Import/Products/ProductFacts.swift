import DelimitedText
import XML

/// Collects the facts of one line of products, in grams per 100 g, and makes a food of them.
package struct ProductFacts {
    private var code = ""
    private var name = ""
    private var brand = ""
    private var category = ""
    private(set) var countries: Substring = ""
    private var servingSize = ""
    private var servingGrams: Double?
    private var scans = 0.0
    private var kilocalories: Double?
    private var kilojoules: Double?
    private var salt: Double?
    private var alcoholByVolume: Double?
    private var nutrients: [(Int, Double)] = []

    /// Says why a line is no food.
    struct Problem: Error { let reason: String }

    static let longestName = 120
    /// Pure fat has 900 kcal (3,700 kJ) in 100 g by the label's factors; a little more is rounding.
    private static let mostKilocalories = 930.0
    /// Labels round, so that the sum of the main nutrients may pass 100 g a little.
    private static let mostMacros = 105.0

    /// Takes a column's text; returns why the line can't be used, or nil.
    mutating func take(_ choice: ProductColumns.Choice, _ text: Substring) -> String? {
        switch choice.fact.meaning {
        case .code: self.code = String(text).singleSpaced
        // Some products carry HTML's character references.
        case .name: self.name = String(HTMLText.decoded(String(text)).singleSpaced.prefix(Self.longestName))
        case .brand:
            let first = text.split(separator: ",").first ?? ""
            self.brand = String(HTMLText.decoded(String(first)).singleSpaced.prefix(Self.longestName))
        case .category: self.category = String(String(text).singleSpaced.prefix(Self.longestName))
        case .countries: self.countries = text
        case .servingSize: self.servingSize = String(String(text).singleSpaced.prefix(40))
        // The product is kept without a serving or a count of scans that makes no sense.
        case .servingGrams: self.servingGrams = Self.number(text).flatMap(Self.serving)
        case .scans: self.scans = Self.number(text).flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0
        default: return self.takeAmount(choice, text)
        }
        return nil
    }

    private mutating func takeAmount(_ choice: ProductColumns.Choice, _ text: Substring) -> String? {
        let name = choice.fact.name
        guard let value = Self.number(text) else { return "\(name) is not a number" }
        guard value.isFinite else { return "\(name) is too large a number" }
        guard value >= 0 else { return "\(name) is negative" }
        switch choice.fact.meaning {
        case .kilocalories: self.kilocalories = value
        case .kilojoules: self.kilojoules = value
        default:
            let grams = value * choice.grams
            guard grams <= 100 else { return "more than 100 g of \(name) in 100 g" }
            switch choice.fact.meaning {
            case .salt: self.salt = grams
            case .alcoholByVolume: self.alcoholByVolume = grams
            case .nutrient(let number): self.nutrients.append((number, grams * Self.perGram(number)))
            default: break
            }
        }
        return nil
    }

    /// Reads digits, a sign, a point and an exponent; `Double` also reads "nan" and "0x1p3".
    private static func number(_ text: Substring) -> Double? {
        text.utf8.allSatisfy(Self.isOfNumber) ? Double(text) : nil
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }

    /// Returns how many of the nutrient's own unit make a gram.
    package static func perGram(_ number: Int) -> Double {
        switch Nutrient.numbered(number)?.unit {
        case "mg": 1e3
        case "µg": 1e6
        default: 1
        }
    }

    /// Returns the food, or the reason why the line is none.
    func food() -> Result<SourceFood, Problem> {
        guard !self.code.isEmpty else { return .failure(Problem(reason: "it has no code")) }
        guard self.code.utf8.count <= 24, self.code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return .failure(Problem(reason: "the code is not a number of up to 24 digits"))
        }
        guard self.name.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else {
            return .failure(Problem(reason: "it has no name"))
        }
        var nutrients = Nutrients(self.nutrients)
        self.addSodium(to: &nutrients)
        if nutrients[221] == nil { nutrients[221] = self.alcoholByVolume.map { $0 * Self.ethanol } }
        let macros = [nutrients.fat, nutrients.carbohydrate, nutrients.protein].compactMap(\.self).reduce(0, +)
        guard macros <= Self.mostMacros else {
            return .failure(Problem(reason: "fat, carbohydrate and protein weigh more than the food"))
        }
        let isDerived = self.addEnergy(to: &nutrients)
        guard !nutrients.isEmpty else { return .failure(Problem(reason: "it has no nutrition facts")) }
        guard nutrients.kcal ?? 0 <= Self.mostKilocalories else {
            return .failure(Problem(reason: "more energy than pure fat has"))
        }
        let barcode = Self.barcode(self.code)
        let food = Food(
            id: barcode.map { "product-\($0.digits)" } ?? "off-\(self.code)",
            name: self.name,
            brand: self.brand.isEmpty ? nil : self.brand,
            group: self.category.isEmpty ? "Open Food Facts" : "\(self.category) · Open Food Facts",
            nutrients: nutrients.rounded,
            isEnergyDerived: isDerived,
            measures: self.measures
        )
        return .success(SourceFood(food: food, barcode: barcode, popularity: Self.popularity(self.scans)))
    }

    /// Fills in missing sodium, in mg, from salt, which is sodium times 2.5 (Regulation (EU) No 1169/2011, annex I).
    private func addSodium(to nutrients: inout Nutrients) {
        if nutrients[307] == nil { nutrients[307] = self.salt.map { $0 / 2.5 * 1_000 } }
    }

    /// Grams of ethanol in a millilitre at 20 °C (CRC Handbook of Chemistry and Physics); drinks are taken as 1 g a millilitre.
    package static let ethanol = 0.789

    /// Sets the energy; returns whether it was computed, with 9, 4, 4 and 7 kcal in a gram of fat, carbohydrate,
    /// protein and alcohol (the same regulation, annex XIV; fibre is left out, because labels differ in whether
    /// carbohydrate includes it).
    private func addEnergy(to nutrients: inout Nutrients) -> Bool {
        if let kilocalories = self.kilocalories {
            nutrients[Nutrient.energy] = kilocalories
        } else if let kilojoules = self.kilojoules {
            nutrients[Nutrient.kilojoules] = kilojoules
        } else if let fat = nutrients.fat, let carbohydrate = nutrients.carbohydrate, let protein = nutrients.protein {
            let alcohol = nutrients[221] ?? 0
            nutrients[Nutrient.energy] = 9 * fat + 4 * carbohydrate + 4 * protein + 7 * alcohol
            return true
        }
        return false
    }

    private var measures: [Measure] {
        guard let grams = self.servingGrams else { return [] }
        let told = self.servingSize.filter { $0 != " " }.lowercased()
        let isPlain = told.isEmpty || told == "\(Nutrients.text(of: grams))g"
        return [Measure(label: isPlain ? "1 serving" : "1 serving, \(self.servingSize)", grams: grams)]
    }
}

extension ProductFacts {
    /// Returns a serving's weight if it is plausible, else nil.
    static func serving(_ grams: Double) -> Double? { grams >= 0.1 && grams <= 5_000 ? grams : nil }

    /// Reads the digits as a barcode, whatever leading zeros they have or miss; nil for a shop's own numbers.
    static func barcode(_ code: String) -> Barcode? {
        let digits = code.drop { $0 == "0" }
        guard (7...13).contains(digits.count) else { return nil }
        // Eight digits are an EAN-8 here, never the UPC-E that a person may type.
        let padded = String(repeating: "0", count: 13 - digits.count) + digits
        // A number with a wrong check digit is no barcode, and no scanner reads it.
        return try? Barcode(padded)
    }

    /// Maps scans to a popularity of 0 … 3: each tenfold of scans is a point.
    private static func popularity(_ scans: Double) -> Double {
        var (points, rest) = (0.0, scans)
        while rest >= 10, points < 3 { (points, rest) = (points + 1, rest / 10) }
        return points
    }
}

extension Nutrients {
    /// Rounded to a millionth, so that 0.1 + 0.2 is 0.3; no source knows more digits.
    fileprivate var rounded: Nutrients {
        Nutrients(self.amounts.map { ($0.number, ($0.value * 1e6).rounded() / 1e6) })
    }
}
