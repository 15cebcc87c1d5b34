import Members

/// A plate as a device reads it; it is logged by sending `plateId` and the counts of its things.
struct ProposedPlate: Encodable, Sendable {
    let plateId: String
    let name: String
    /// Null for a member's own.
    let minutes: Int?
    /// "recipe" or "meal" for a member's own; null for others.
    let own: String?
    let things: [Thing]
    let kcal: Double
    let protein: Double
    let carbohydrate: Double
    let fat: Double
    let fibre: Double
    let reason: String

    struct Thing: Encodable, Sendable {
        let foodId: String
        let name: String
        /// How many of its measure.
        let count: Double
        let words: String
        let grams: Double
    }

    static func all(of day: DayPlates, for member: Member) -> [ProposedPlate] {
        let reasons = PlateReason(chooser: day.chooser, units: .metric, isGentle: member.noPressure)
            .words(for: day.plates)
        return zip(day.plates, reasons).map(Self.init)
    }

    private init(_ served: ServedPlate, _ reason: String) {
        let plate = served.plate
        self.plateId = plate.id
        self.name = plate.name
        self.minutes = plate.minutes
        self.own = plate.dish?.rawValue
        self.things = zip(plate.things, served.counts).map { thing, count in
            Thing(
                foodId: thing.food,
                name: thing.measure.foodName,
                count: count,
                words: thing.measure.words(count),
                grams: (thing.measure.grams * count).inThousandths
            )
        }
        self.kcal = served.facts.kcal.inThousandths
        self.protein = served.facts.protein.inThousandths
        self.carbohydrate = served.facts.carbohydrate.inThousandths
        self.fat = served.facts.fat.inThousandths
        self.fibre = served.facts.fibre.inThousandths
        self.reason = reason
    }
}
