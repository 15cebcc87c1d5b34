/// A kind of gear that a place has or lacks; the raw texts are the API's and are stored.
package enum Gear: String, Sendable, Codable, CaseIterable {
    case household, mat, bands
    case jumpRope = "jump-rope"
    case dumbbells, kettlebell, bench
    case inclineBench = "incline-bench"
    case pullUpBar = "pull-up-bar"
    case dipBars = "dip-bars"
    case rings, barbell, cable, machines
    case treadmill
    case exerciseBike = "exercise-bike"
    case rowingMachine = "rowing-machine"
    case elliptical
    case stairMachine = "stair-machine"
    case skiMachine = "ski-machine"
    case airBike = "air-bike"
    case handBike = "hand-bike"
    case box, step, stairs
    case medicineBall = "medicine-ball"
    case exerciseBall = "exercise-ball"
    case abWheel = "ab-wheel"
    case foamRoller = "foam-roller"
    case battleRopes = "battle-ropes"
    case sled
    case boxingBag = "boxing-bag"
    case pool, bicycle, skates, poles, pushchair, kayak, trampoline
    case slideBoard = "slide-board"
    case balanceBoard = "balance-board"
    case sledgehammer
    case weightVest = "weight-vest"
    case wheelchair

    package var label: String {
        switch self {
        case .household: "Chair, towel, rucksack"
        case .mat: "Mat"
        case .bands: "Resistance bands"
        case .jumpRope: "Jump rope"
        case .dumbbells: "Dumbbells"
        case .kettlebell: "Kettlebells"
        case .bench: "Bench"
        case .inclineBench: "Bench that tilts"
        case .pullUpBar: "Pull-up bar"
        case .dipBars: "Dip bars"
        case .rings: "Rings or straps"
        case .barbell: "Barbell and rack"
        case .cable: "Cable machine"
        case .machines: "Weight machines"
        case .treadmill: "Treadmill"
        case .exerciseBike: "Exercise bike"
        case .rowingMachine: "Rowing machine"
        case .elliptical: "Elliptical trainer"
        case .stairMachine: "Stair machine"
        case .skiMachine: "Ski machine"
        case .airBike: "Air bike"
        case .handBike: "Hand bike or pedals"
        case .box: "Box to jump on"
        case .step: "Aerobics step"
        case .stairs: "Stairs"
        case .medicineBall: "Medicine ball"
        case .exerciseBall: "Exercise ball"
        case .abWheel: "Ab wheel"
        case .foamRoller: "Foam roller"
        case .battleRopes: "Battle ropes"
        case .sled: "Sled"
        case .boxingBag: "Boxing bag"
        case .pool: "Pool"
        case .bicycle: "Bicycle"
        case .skates: "Skates"
        case .poles: "Walking poles"
        case .pushchair: "Pushchair"
        case .kayak: "Kayak"
        case .trampoline: "Small trampoline"
        case .slideBoard: "Slide board"
        case .balanceBoard: "Balance board"
        case .sledgehammer: "Sledgehammer and tyre"
        case .weightVest: "Weight vest or cuffs"
        case .wheelchair: "Sports wheelchair"
        }
    }

    /// The words of the catalogue's gear that belong to it.
    private var words: [String] {
        switch self {
        case .household:
            [
                "chair", "towel", "cushion", "rucksack", "shopping bags", "ball", "soft ball",
            ]
        case .bands: ["resistance band", "loop band"]
        case .jumpRope: ["jump rope"]
        case .dumbbells: ["dumbbells", "dumbbell", "light dumbbells"]
        case .inclineBench: ["incline bench"]
        case .pullUpBar: ["pull-up bar", "low bar"]
        case .dipBars: ["dip bars"]
        case .rings: ["rings", "suspension trainer"]
        case .barbell: ["barbell", "rack", "weight plate", "ez bar", "landmine", "trap bar"]
        case .machines:
            [
                "leg press", "hack squat machine", "leg extension machine", "leg curl machine",
                "lat pulldown machine", "row machine", "chest press machine", "pec deck",
                "shoulder press machine", "ab crunch machine",
                "back extension bench", "back extension machine", "hip machine", "calf raise machine",
                "assisted pull-up machine",
                "preacher bench",
                "triceps machine", "t-bar row machine", "glute kickback machine", "smith machine",
            ]
        case .treadmill: ["treadmill"]
        case .exerciseBike: ["exercise bike", "recumbent bike"]
        case .rowingMachine: ["rowing machine"]
        case .elliptical: ["elliptical trainer"]
        case .stairMachine: ["stair machine"]
        case .skiMachine: ["ski machine"]
        case .airBike: ["air bike"]
        case .handBike: ["hand bike", "pedal exerciser"]
        case .medicineBall: ["medicine ball"]
        case .exerciseBall: ["exercise ball"]
        case .abWheel: ["ab wheel"]
        case .foamRoller: ["foam roller"]
        case .battleRopes: ["battle ropes"]
        case .sled: ["sled"]
        case .boxingBag: ["boxing bag", "boxing gloves"]
        case .pool: ["pool", "kickboard", "float belt"]
        case .bicycle: ["bicycle", "mountain bike"]
        case .skates: ["inline skates"]
        case .poles: ["walking poles"]
        case .kayak: ["kayak"]
        case .trampoline: ["mini trampoline"]
        case .slideBoard: ["slide board"]
        case .balanceBoard: ["balance board"]
        case .sledgehammer: ["sledgehammer", "tyre"]
        case .weightVest: ["weighted vest", "ankle weight"]
        case .mat, .kettlebell, .bench, .cable, .box, .step, .stairs, .pushchair, .wheelchair: [self.rawValue]
        }
    }

    private static let byWord = Dictionary(
        Gear.allCases.flatMap { gear in gear.words.map { ($0, gear) } },
        uniquingKeysWith: { first, _ in first }
    )

    /// Creates the kind that a word of the catalogue means; nil for a word of a member's own.
    init?(word: String) {
        guard let gear = Self.byWord[word] else { return nil }
        self = gear
    }

    /// Returns what a place has where nobody said more; a pool, a bicycle, sleds, bags and steps have to be said, and at home
    /// everything that the question for equipment doesn't name, as a bar for pull-ups, a kettlebell or a bench that tilts.
    package static func usual(at place: Place, with equipment: Equipment) -> Set<Gear> {
        var gear: Set<Gear> = []
        if equipment >= .minimal { gear.formUnion([.household, .mat, .bands, .jumpRope]) }
        guard equipment >= .basic else { return gear }
        gear.insert(.dumbbells)
        switch place {
        case .outdoors: gear.formUnion([.kettlebell, .pullUpBar, .poles])
        case .home: gear.insert(.bench)
        case .gym:
            gear.formUnion([
                .kettlebell, .bench, .inclineBench, .pullUpBar, .dipBars, .barbell, .cable, .machines,
                .treadmill, .exerciseBike, .rowingMachine,
                .elliptical, .stairMachine, .handBike, .box, .medicineBall, .exerciseBall, .abWheel, .rings,
            ])
        }
        return gear
    }
}
