import FoodCatalogue
import Foundation

/// What a photo may show: a kind of food, or a food that somebody said of a photo like it.
struct PhotoGuess: Sendable, Equatable {
    /// From 0 to 1.
    let confidence: Double
    /// The name of the kind; empty for a food of no kind.
    let kind: String
    /// The foods that it may be, the likeliest first; never empty.
    let servings: [RecognisedFoods.Serving]

    /// How many are shown.
    static let most = 5
}

extension [PhotoGuess] {
    /// Returns what the eyes said as foods, the likeliest first; a food that was taught and its kind are one guess.
    init(_ seen: SeenPhoto, _ table: RecognisedFoods) {
        var found: [(food: Food.ID, kind: RecognisedFoods.Kind?, confidence: Double)] = []
        for one in seen.kinds {
            let taught = TaughtPhoto.food(named: one.name)
            guard let kind = taught.map(table.kind(of:)) ?? table[one.name] else {
                if let taught { found.append((taught, nil, one.confidence)) }
                continue
            }
            if let place = found.firstIndex(where: { $0.kind == kind }) {
                found[place].confidence += one.confidence
            } else {
                found.append((taught ?? kind.foods[0].food, kind, one.confidence))
            }
        }
        self = found.sorted { $0.confidence > $1.confidence }.prefix(PhotoGuess.most).map { guess in
            PhotoGuess(
                confidence: Swift.min(guess.confidence, 1),
                kind: guess.kind?.name ?? "",
                servings: RecognisedFoods.servings(of: guess.kind, first: guess.food)
            )
        }
    }

    /// As a row keeps them, a line each: the confidence, the kind, the food; tabs between.
    var text: String {
        self.map { guess in
            "\((guess.confidence * 10_000).rounded() / 10_000)\t\(guess.kind)\t\(guess.servings[0].food)"
        }
        .joined(separator: "\n")
    }

    /// Reads what was kept, without what can't be read.
    init(_ text: String, _ table: RecognisedFoods) {
        self = text.split(separator: "\n").prefix(PhotoGuess.most).compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3, let confidence = Double(parts[0]), (0...1).contains(confidence), !parts[2].isEmpty
            else { return nil }
            let kind = table[parts[1]]
            return PhotoGuess(
                confidence: confidence,
                kind: kind?.name ?? "",
                servings: RecognisedFoods.servings(of: kind, first: parts[2])
            )
        }
    }
}

extension RecognisedFoods {
    /// Returns the foods of a kind with one of them first, which need not be of the kind.
    static func servings(of kind: Kind?, first food: Food.ID) -> [Serving] {
        let foods = kind?.foods ?? []
        let first = foods.first { $0.food == food } ?? Serving(food: food, measure: "")
        return [first] + foods.filter { $0.food != food }
    }

    /// Returns the kind to which a food belongs: that of which it is the first, else one that may be it.
    func kind(of food: Food.ID) -> Kind? {
        self.kinds.first { $0.foods[0].food == food }
            ?? self.kinds.first { kind in kind.foods.contains { $0.food == food } }
    }

    /// Returns what the eyes call a food that was taught: its kind where it is the first of one.
    func lessonKind(of food: Food.ID) -> String {
        self.kinds.first { $0.foods[0].food == food }?.name ?? TaughtPhoto.name(of: food)
    }
}
