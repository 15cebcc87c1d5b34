import FoodCatalogue
import Members

/// What a photo may show, as a device reads it.
struct PhotoScanResponse: Encodable, Sendable {
    /// By which a correction names the photo, and a new entry that was logged by it; for a day.
    let id: String
    /// At most five, the likeliest first; empty where nothing was seen.
    let candidates: [Candidate]

    struct Candidate: Encodable, Sendable {
        let name: String
        let confidence: Double
        let foodId: String
        let measure: Measure
        /// Other foods that look alike.
        let others: [Other]
    }

    /// A food that looks like the candidate's.
    struct Other: Encodable, Sendable {
        let name: String
        let foodId: String
        let measure: Measure
    }

    /// One of the unit in which it is likely eaten.
    struct Measure: Encodable, Sendable {
        let unit: String
        let grams: Double

        init(_ unit: FoodUnit) {
            self.unit = unit.label
            self.grams = unit.grams.inThousandths
        }
    }

    init(_ scan: PhotoScan, _ named: [NamedGuess]) {
        self.id = scan.id
        self.candidates = named.map { guess in
            let others = guess.servings.map {
                Other(name: $0.food.plainName, foodId: $0.food.id, measure: Measure($0.unit))
            }
            return Candidate(
                name: guess.words,
                confidence: guess.confidence.inThousandths,
                foodId: others[0].foodId,
                measure: others[0].measure,
                others: Array(others.dropFirst())
            )
        }
    }
}
