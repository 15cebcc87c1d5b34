/// A food's name as the ranking needs it, computed once at import.
///
/// USDA's names are inverted: "Apples, raw, with skin". The first part is the head, which says what the food is; a
/// `Shelf` or a brand before it does not count. Every further part qualifies it.
struct NameShape {
    struct Token: Equatable {
        var word: String
        /// 0 is the head, 1 the part after it, -1 the category or brand before it; `otherName` marks one of its other
        /// names.
        var part: Int
        /// What a name loses when the word wasn't asked for.
        var cost: Double
        var isBrand = false
        /// Whether it is one of two choices: "almond or cashew".
        var isChoice = false
        /// Whether it belongs to a category that makes another food of it.
        var isComposite = false
        /// Whether the food is raw, in a group that is mostly eaten raw.
        var isRawFirst = false
    }

    static let otherName = 17

    let tokens: [Token]
    /// The head start before anything is asked; foods are stored in this order.
    let standing: Double

    /// Whether the name contains a brand.
    var isBranded: Bool { self.tokens.contains { $0.isBrand } }

    init(_ food: SourceFood) {
        if let popularity = food.popularity {
            self.init(product: food.food, popularity: popularity)
        } else {
            self.init(named: food)
        }
    }

    private init(named food: SourceFood) {
        let (parts, remarks) = Self.parts(of: food.food.name)
        var brands: Set<String> = []
        if let brand = food.food.brand { brands.formUnion(Wording.words(brand)) }
        for part in parts { brands.formUnion(Self.brands(in: part)) }

        let words = parts.map { Wording.words($0) }
        let shelf = words.count > 1 ? Shelf.named(words[0]) : nil
        let isBrand = { (part: [String]) in !part.isEmpty && part.allSatisfy(brands.contains) }
        var head = words.count > 1 && (shelf != nil || isBrand(words[0])) ? 1 : 0
        if head == 1, words.count > 2, isBrand(words[1]) { head = 2 }

        let isRawFirst = FoodGroups.isEatenRaw(food.food.group)
        var tokens: [Token] = []
        for (place, part) in parts.enumerated() {
            let choices = Self.choices(in: part)
            for word in words[place] {
                var token = Token(word: word, part: min(place - head, Self.otherName - 1), cost: 0)
                token.cost = place == 0 && head > 0 ? shelf?.cost ?? 0.3 : Self.cost(word, part: token.part)
                if remarks.contains(place), token.cost < Self.tellingCost { token.cost = min(token.cost, 0.1) }
                token.isBrand = brands.contains(word)
                token.isChoice = choices.contains(word)
                token.isComposite = place == 0 && (shelf?.isComposite ?? false)
                token.isRawFirst = isRawFirst && word == "raw"
                tokens.append(token)
            }
        }
        for word in Self.otherWords(of: food) where !tokens.contains(where: { $0.word == word }) {
            tokens.append(Token(word: word, part: Self.otherName, cost: 0))
        }
        self.tokens = tokens
        self.standing =
            FoodGroups.standing(food.food.group) + (food.isUsual ? 1 : 0)
            - 0.35 * Double(parts.count - remarks.count - 1 - head)
    }

    /// Makes the shape of a product: its name is a title, not inverted; its brand comes first, unless the name has it.
    ///
    /// Short names and products that are scanned often get a head start.
    private init(product food: Food, popularity: Double) {
        let brands = food.brand.map { Wording.words($0) } ?? []
        let parts = food.name.split(separator: ",").prefix(4).map { Wording.words($0) }
        var tokens: [Token] = []
        for (part, words) in parts.enumerated() {
            for word in words.prefix(16) {
                tokens.append(
                    Token(word: word, part: part, cost: Self.cost(word, part: part), isBrand: brands.contains(word))
                )
            }
        }
        let makers = brands.prefix(6).filter { brand in !tokens.contains { $0.word == brand } }
        tokens.insert(contentsOf: makers.map { Token(word: $0, part: -1, cost: 0, isBrand: true) }, at: 0)
        self.tokens = tokens
        self.standing = min(popularity, 3) - 0.3 * Double(min(tokens.count - makers.count, 9) - 1)
    }

    /// Returns the words of its other names, without the meat trade's numbers for cuts ("URMIS #1095").
    private static func otherWords(of food: SourceFood) -> ArraySlice<String> {
        Wording.words(food.otherNames).filter { $0 != "urmis" && Int($0) == nil }.prefix(24)
    }

    /// A remark counts as part of the name only if one of its words costs at least this much.
    private static let tellingCost = 2.0

    /// Splits a name at commas and brackets; `remarks` are the indices of remarks such as "(includes onion, poppy,
    /// sesame)".
    private static func parts(of name: String) -> (parts: [String], remarks: Set<Int>) {
        var parts: [String] = []
        var remarks: Set<Int> = []
        for (place, piece) in name.split(separator: "(", omittingEmptySubsequences: false).enumerated() {
            let end = place == 0 ? piece.startIndex : piece.firstIndex(of: ")") ?? piece.endIndex
            let bracketed = piece[..<end].split(separator: ",")
            if let first = bracketed.first?.split(separator: " ").first, Self.remarking.contains(String(first)) {
                remarks.formUnion(parts.count..<(parts.count + bracketed.count))
            }
            let rest = piece[end...].drop { $0 == ")" }.split(separator: ",")
            parts += (bracketed + rest).map { String($0) }.filter { $0.contains { !$0.isWhitespace } }
        }
        return (Array(parts.prefix(16)), remarks.filter { $0 < 16 })
    }

    /// The first words of remarks.
    private static let remarking: Set<String> = ["includes", "include", "not", "may", "approx.", "approximately"]

    /// Returns the brands, which are words in capitals: "McDONALD'S", "CHOBANI".
    private static func brands(in part: String) -> [String] {
        part.split(separator: " ").flatMap { piece -> [String] in
            let letters = piece.replacing("Mc", with: "MC").filter { $0.isLetter }
            let isBrand = letters.count >= 3 && letters == letters.uppercased() && !self.abbreviations.contains(letters)
            return isBrand ? Wording.words(piece) : []
        }
    }

    private static let abbreviations: Set<String> = ["USDA", "NFS", "URMIS", "UHT", "BBQ", "IQF", "RTE", "DHA", "ARA"]

    /// Returns the words on both sides of an "or".
    private static func choices(in part: String) -> Set<String> {
        let pieces = part.split(separator: " ")
        let places = pieces.indices.filter { pieces[$0] == "or" && $0 > 0 && $0 + 1 < pieces.count }
        return Set(places.flatMap { Wording.words(pieces[$0 - 1]) + Wording.words(pieces[$0 + 1]) })
    }

    private static func cost(_ word: String, part: Int) -> Double {
        if part < 0 { return 0.5 }
        let cost = Qualifiers.cost(word)
        return min(part == 1 && cost >= 0.5 ? cost * 1.5 : cost, 3)
    }
}
