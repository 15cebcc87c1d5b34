/// A plate with so much of each of its things.
struct ServedPlate: Sendable, Equatable {
    let plate: Plate
    /// The amount of each thing, in measures.
    let counts: [Double]
    let facts: PlateFacts

    init(_ plate: Plate, _ counts: [Double]) {
        self.plate = plate
        self.counts = counts
        self.facts = zip(plate.things, counts).reduce(into: PlateFacts()) { $0.add($1.0.facts, times: $1.1) }
    }

    /// The facts of what is eaten, without what is drunk.
    var eaten: PlateFacts {
        zip(self.plate.things, self.counts).filter { !$0.0.measure.isDrink }
            .reduce(into: PlateFacts()) { $0.add($1.0.facts, times: $1.1) }
    }

    /// "2 boiled eggs", one for each thing.
    var words: [String] { zip(self.plate.things, self.counts).map { $0.measure.words($1) } }

    /// How many of the five portions of vegetables and fruit a day it has.
    ///
    /// A portion is 80 g, and only whole ones count (NHS, 5 A Day). As a day's portions are to be different ones, one
    /// thing counts as two at most.
    var portionsOfPlants: Int {
        zip(self.plate.things, self.counts).reduce(0) { sum, served in
            guard served.0.role == .plants else { return sum }
            return sum + Int(min((served.0.facts.grams * served.1 / 80).rounded(.down), 2))
        }
    }

    func grams(of role: PlateRole) -> Double {
        zip(self.plate.things, self.counts).reduce(0) { $0 + ($1.0.role == role ? $1.0.facts.grams * $1.1 : 0) }
    }
}
