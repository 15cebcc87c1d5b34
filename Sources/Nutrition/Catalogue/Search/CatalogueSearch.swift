/// Answers a question from all volumes of the catalogue.
///
/// Foods by name and products are ranked each by their own search, then put into one list: a product stands behind a
/// whole food that answers as well, so that "apple" gives apples, and before one that only half answers.
struct CatalogueSearch {
    private let open: OpenVolumes
    private let everydayWords: EverydayWords
    private let kind: FoodKind?

    init(_ open: OpenVolumes, everydayWords: EverydayWords, kind: FoodKind?) {
        self.open = open
        self.everydayWords = everydayWords
        self.kind = kind
    }

    /// What a food loses that only answers a corrected spelling while products have the very word: "milk" for "Milka".
    private static let doubt = 7.0

    func ranking(_ question: Question) throws -> Ranking {
        var places: [Ranking.Place] = []
        var isCut = false
        var isDoubtful = true
        for volume in self.open.volumes where volume.contents.foods > 0 {
            try volume.read { db in
                var search = FoodSearch(db, volume, everydayWords: self.everydayWords, kind: self.kind)
                places += try search.ranking(question)
                isCut = isCut || search.isCut
                isDoubtful = isDoubtful && search.isDoubtful
            }
        }
        guard self.kind != .whole else { return Ranking(places, isCut: isCut) }
        var products: [Ranking.Place] = []
        for volume in self.open.volumes where volume.contents.products > 0 {
            try volume.read { db in
                var search = ProductSearch(db, volume)
                products += try search.ranking(question, widely: isDoubtful)
                isCut = isCut || search.isCut
            }
        }
        if isDoubtful, !products.isEmpty { Self.doubt(&places) }
        return Ranking(places + products, isCut: isCut)
    }

    /// All but the best.
    private static func doubt(_ places: inout [Ranking.Place]) {
        guard let best = places.indices.max(by: { places[$0].score < places[$1].score }) else { return }
        for place in places.indices where place != best { places[place].score -= self.doubt }
    }

    /// Those of these foods that have all words of the question, of whatever standing.
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

    /// What a list shows of these foods, in any order.
    func summaries(_ places: [Ranking.Place]) throws -> [FoodSummary] {
        try self.open.volumes.flatMap { volume in
            let rows = places.filter { $0.volume == volume.volume }.map(\.row)
            return rows.isEmpty ? [] : try volume.read { try FoodRows($0).summaries(rows) }
        }
    }
}
