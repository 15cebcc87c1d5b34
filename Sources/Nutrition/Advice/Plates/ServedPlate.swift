/// A plate with so much of each of its things.
struct ServedPlate: Sendable, Equatable {
    let plate: Plate
    /// One for each thing, in measures.
    let counts: [Double]
    let facts: PlateFacts

    init(_ plate: Plate, _ counts: [Double]) {
        self.plate = plate
        self.counts = counts
        self.facts = zip(plate.things, counts).reduce(into: PlateFacts()) { $0.add($1.0.facts, times: $1.1) }
    }

    /// "2 boiled eggs", one for each thing.
    var words: [String] { zip(self.plate.things, self.counts).map { $0.measure.words($1) } }

    /// How many of the five portions of vegetables and fruit a day it has; a portion is 80 g (NHS, 5 A Day).
    var portionsOfPlants: Int { Int((self.grams(of: .plants) / 80).rounded()) }

    func grams(of role: PlateRole) -> Double {
        zip(self.plate.things, self.counts).reduce(0) { $0 + ($1.0.role == role ? $1.0.facts.grams * $1.1 : 0) }
    }
}
