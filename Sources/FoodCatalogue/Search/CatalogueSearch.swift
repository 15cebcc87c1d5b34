/// Answers a question from all volumes of the catalogue.
///
/// Foods by name and products are ranked separately, then merged. Whole foods that have all the words come first, so
/// that "apple" gives apples. When whole foods match only another spelling, or some of the words, products with all the
/// words come before all but the likeliest of them. The food that the very words are an everyday name of comes first, else
/// those of whose name they may be the beginning; the foods that people have most come before others that match as well.
struct CatalogueSearch {
    private let open: OpenVolumes
    private let everydayWords: EverydayWords
    private let portions: UsualPortions
    private let kind: FoodKind?

    init(_ open: OpenVolumes, everydayWords: EverydayWords, portions: UsualPortions, kind: FoodKind?) {
        self.open = open
        self.everydayWords = everydayWords
        self.portions = portions
        self.kind = kind
    }

    /// Returns the question with each word that nothing is called put right to the everyday word that is one slip away:
    /// "porridge" for "porrige".
    ///
    /// Everyday words needn't stand in the catalogue, whose own words can't correct them. A word that the catalogue knows,
    /// that begins one of its words or is one slip from another one is left to `FoodSearch`.
    func meant(_ question: Question) throws -> Question {
        let words = try question.words.map { word in
            guard let meant = self.everydayWords.correction(of: word) else { return word }
            let isNear = try self.open.volumes.contains { volume in
                try volume.read { db in
                    try Vocabulary.foods(db).hasWord(near: word, otherThan: meant)
                        || (volume.contents.products > 0
                            && Vocabulary.products(db).hasWord(near: word, otherThan: meant))
                }
            }
            return isNear ? word : meant
        }
        return words == question.words ? question : question.saying(words)
    }

    func ranking(_ question: Question) throws -> Ranking {
        var foods: [Ranking.Place] = []
        var isCut = false
        var isDoubtful = true
        let (named, kinds) = (try self.named(question), self.portions.foods(kindsOf: question.words))
        for volume in self.open.volumes where volume.contents.foods > 0 {
            try volume.read { db in
                var search = FoodSearch(db, volume, everydayWords: self.everydayWords, kind: self.kind)
                foods += try search.ranking(question, named: named, kinds: Set(kinds))
                isCut = isCut || search.isCut
                isDoubtful = isDoubtful && search.isDoubtful
            }
        }
        for place in foods.indices {
            if self.portions.isCommon(foods[place].code) { foods[place].score += Self.usual }
            if kinds.contains(foods[place].code) { foods[place].score += Self.kind }
        }
        Self.order(kinds, of: &foods)
        Self.lead(named, before: &foods)
        guard self.kind != .whole else { return Ranking(foods, isCut: isCut) }
        var products: [Ranking.Place] = []
        for volume in self.open.volumes where volume.contents.products > 0 {
            try volume.read { db in
                var search = ProductSearch(db, volume)
                products += try search.ranking(question, widely: isDoubtful)
                isCut = isCut || search.isCut
            }
        }
        if isDoubtful { Self.doubt(&foods, behind: products) } else { Self.put(&products, behind: foods) }
        return Ranking(foods + products, isCut: isCut)
    }

    /// How many whole foods come before all products.
    private static let leaders = 5
    /// The score that a food loses for matching only another spelling, or some of the words, where products have the
    /// very words.
    private static let doubt = 7.0

    /// What a food gains for being one of the commonest, those with a reviewed usual portion.
    private static let usual = 2.0
    /// What it gains besides for being a kind of what was asked, as its everyday name says: white wine of "wine".
    private static let kind = 6.0

    /// Returns the foods that the words are an everyday name of, or its beginning where the catalogue has no such word.
    private func named(_ question: Question) throws -> [Food.ID] {
        if let named = self.portions.food(named: question.words) ?? self.portions.food(measured: question.words) {
            return [named]
        }
        guard !question.isWhole, let last = question.words.last else { return [] }
        let meant = self.portions.foods(meantBy: question.words)
        guard !meant.isEmpty else { return [] }
        let isWord = try self.open.volumes.contains { volume in
            try volume.contents.foods > 0 && volume.read { try Vocabulary.foods($0).knows(last) }
        }
        return isWord ? [] : meant
    }

    private static func lead(_ named: [Food.ID], before foods: inout [Ranking.Place]) {
        guard let best = foods.map(\.score).max() else { return }
        for (number, food) in named.enumerated() {
            guard let place = foods.firstIndex(where: { $0.code == food }) else { continue }
            foods[place].score = best + 1 - 0.01 * Double(number)
        }
    }

    /// Gives the scores of the kinds of what was asked to them in their own order, the highest first: names of the tables
    /// don't tell that people have skimmed milk more than evaporated milk.
    private static func order(_ kinds: [Food.ID], of foods: inout [Ranking.Place]) {
        let numbers = Dictionary(zip(kinds, kinds.indices)) { first, _ in first }
        let places = foods.indices.filter { numbers[foods[$0].code] != nil }
        let scores = places.map { foods[$0].score }.sorted(by: >)
        let ordered = places.sorted { (numbers[foods[$0].code] ?? 0) < (numbers[foods[$1].code] ?? 0) }
        for (place, score) in zip(ordered, scores) { foods[place].score = score }
    }

    private static func put(_ products: inout [Ranking.Place], behind foods: [Ranking.Place]) {
        guard let best = products.map(\.score).max(), let last = self.score(foods, at: self.leaders) else { return }
        let shift = best - last + 0.1
        guard shift > 0 else { return }
        for place in products.indices { products[place].score -= shift }
    }

    /// Lowers doubtful foods except the likeliest, which comes third at the latest: "milka" may mean milk, or not.
    private static func doubt(_ foods: inout [Ranking.Place], behind products: [Ranking.Place]) {
        guard let second = self.score(products, at: 2),
            let best = foods.indices.max(by: { foods[$0].score < foods[$1].score })
        else { return }
        for place in foods.indices where place != best { foods[place].score -= self.doubt }
        foods[best].score = max(foods[best].score, second - 0.1)
    }

    /// Returns the score at a place counted from 1; the last score when there are fewer.
    private static func score(_ places: [Ranking.Place], at place: Int) -> Double? {
        places.map(\.score).sorted(by: >).prefix(place).last
    }

    /// Returns those of the foods `codes` that have all words of the question, whatever their standing.
    func answers(to question: Question, among codes: Set<Food.ID>) throws -> [Ranking.Place] {
        var codes = codes
        var places: [Ranking.Place] = []
        for volume in self.open.volumes where !codes.isEmpty {
            try volume.read { db in
                var search = FoodSearch(db, volume, everydayWords: self.everydayWords, kind: self.kind)
                places += try search.answers(to: question, among: codes)
            }
            codes.subtract(places.lazy.map(\.code))
        }
        return places
    }

    /// Reads what a list shows of these foods, in any order.
    func summaries(_ places: [Ranking.Place]) throws -> [FoodSummary] {
        try self.open.volumes.flatMap { volume in
            let rows = places.filter { $0.volume == volume.volume }.map(\.row)
            return rows.isEmpty ? [] : try volume.read { try FoodRows($0, self.portions).summaries(rows) }
        }
    }
}
