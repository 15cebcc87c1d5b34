import FoodCatalogue
import Foundation
import Members
import Storage

/// A proposed plate in a list, with the button that logs all of it.
struct PlateView: Encodable, Sendable {
    let plateId: String
    let plateName: String
    /// "2 boiled eggs · 2 slices rye bread"; of a member's own dish what it is made of: "1½ portions · Tuna · Tomato".
    let plateWords: String
    let plateReason: String
    let plateEnergy: String
    let plateEnergyUnit: String
    /// "10 min", "Your recipe".
    let plateNote: String
    let plateRequest: String
    /// The arcs of its picture.
    let plateArcs: [PlateArc]
    /// What the picture shows, for who doesn't see it.
    let plateParts: String
    let plateThings: [Thing]
    /// The page of a member's own dish; empty for others.
    let plateDish: String

    /// A colour of the pictures and what it stands for.
    struct Key: Encodable, Sendable {
        let keyClass: String
        let keyWords: String

        /// Returns the keys of what stands on any of the plates.
        static func all(of plates: [ServedPlate]) -> [Key] {
            let roles = Set(plates.flatMap { PlateArc.parts(of: $0).map(\.role) })
            return PlateRole.allCases.filter(roles.contains)
                .map { Key(keyClass: PlateArc.style(of: $0), keyWords: $0.label) }
        }
    }

    struct Thing: Encodable, Sendable {
        let thingPlace: String
        let thingCount: String
        /// The drawing of `foods.svg` before its words.
        let foodSign: String
        let thingWords: String
        let thingNote: String
        let thingName: String
        let thingPath: String
        let thingExclusion: String
    }

    init(_ served: ServedPlate, _ reason: String, at place: DiaryPlace, for member: Member) {
        let plate = served.plate
        self.plateId = plate.id
        self.plateName = plate.name
        self.plateWords = (served.words.map(Self.unbroken) + plate.parts).joined(separator: " · ")
        self.plateReason = reason
        self.plateEnergy = member.noPressure ? "" : member.units.rough(kilocalories: served.facts.kcal)
        self.plateEnergyUnit = member.units.energy.rawValue
        self.plateNote = plate.minutes.map { "\($0) min" } ?? FoodOrigin(plate.id).words ?? ""
        self.plateRequest = RowID.new()
        self.plateArcs = PlateArc.all(of: served)
        self.plateParts = PlateArc.words(of: served)
        self.plateThings = zip(plate.things, served.counts).enumerated().map { number, part in
            let (thing, count) = part
            let isWeighed = thing.measure.isWeight || thing.measure.grams == 0
            return Thing(
                thingPlace: String(number),
                thingCount: Numerals.typed(count, decimals: 3),
                foodSign: FoodSign(thing.measure.foodName, of: thing.food).rawValue,
                thingWords: Self.unbroken(thing.measure.words(count)),
                thingNote: isWeighed ? "" : "\(Numerals.text(thing.measure.grams * count)) g",
                thingName: thing.measure.foodName,
                thingPath: FoodLinks.food(thing.food, place),
                thingExclusion: plate.dish == nil ? AdviceLinks.exclusion(thing.food) : ""
            )
        }
        self.plateDish = plate.dish.map { DishLinks.dish(plate.id, $0) } ?? ""
    }

    /// Returns the words with a number that no line break parts from its measure.
    private static func unbroken(_ words: String) -> String {
        words.replacing(" ", with: "\u{A0}", maxReplacements: 1)
    }
}
