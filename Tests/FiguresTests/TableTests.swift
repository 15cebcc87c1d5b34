import Foundation
import Testing

@testable import Figures

/// The table of Training that says which motion an exercise has.
struct TableTests {
    private static let training = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Training")

    private struct Exercise: Decodable {
        var id: String
        var gear: [String]
        var usual: String
    }

    private struct Line {
        var exercise: String
        var motion: String
        var held: String
    }

    private static func lines() throws -> [Line] {
        let text = try String(contentsOf: Self.training.appending(path: "Figures/figures.tsv"), encoding: .utf8)
        return try text.split(separator: "\n").dropFirst().map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(columns.count == 3, "\(line)")
            return Line(exercise: columns[0], motion: columns[1], held: columns[2])
        }
    }

    private static func exercises() throws -> [Exercise] {
        let folder = Self.training.appending(path: "Catalogue")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .flatMap { try JSONDecoder().decode([Exercise].self, from: Data(contentsOf: $0)) }
    }

    @Test("gives each exercise of the catalogue one motion that there is, and nothing else")
    func everyExercise() throws {
        let lines = try Self.lines()
        let exercises = try Set(Self.exercises().map(\.id))
        let drawn = lines.map(\.exercise)
        #expect(Set(drawn).count == drawn.count, "an exercise stands twice")
        #expect(exercises.subtracting(drawn).sorted() == [], "exercises without a figure")
        #expect(Set(drawn).subtracting(exercises).sorted() == [], "figures without an exercise")
        for line in lines {
            #expect(FigureLibrary[line.motion] != nil, "no motion \(line.motion)")
            #expect(line.held.isEmpty || Held(rawValue: line.held) != nil, "no thing \(line.held)")
        }
    }

    @Test("gives no two staples the same figure")
    func staples() throws {
        let staples = try Set(Self.exercises().filter { $0.usual == "staple" }.map(\.id))
        let lines = try Self.lines().filter { staples.contains($0.exercise) }
        for group in Dictionary(grouping: lines, by: { $0.motion + "." + $0.held }).values {
            #expect(group.count == 1, "\(group.map(\.exercise)) look the same")
        }
    }

    @Test(
        "shows less of what an exercise asks less of",
        arguments: [
            ("mini-squat", "bodyweight-squat"), ("half-knee-bends", "bodyweight-squat"),
            ("half-squat", "bodyweight-squat"), ("pulse-squat", "bodyweight-squat"), ("high-seat-stand", "chair-squat"),
            ("supported-split-squat", "split-squat"), ("low-step-up", "step-up"), ("bottom-step", "step-up"),
            ("short-range-leg-press", "leg-press"), ("light-chest-press-machine", "chest-press-machine"),
            ("light-row-machine", "seated-row-machine"), ("hip-bridge-breath", "glute-bridge"),
            ("back-raise", "back-extension-bench"),
        ]
    )
    func depths(_ less: String, _ more: String) throws {
        let lines = try Self.lines()
        let motion = { exercise in lines.first { $0.exercise == exercise }?.motion }
        #expect(motion(less) != nil && motion(less) != motion(more))
    }

    @Test(
        "tells exercises that differ in pace or ground alone by what stands beside the body, so that stills tell",
        arguments: [
            ["easy-walk", "brisk-walk", "race-walk", "walking-intervals", "grass-walk", "shuttle-walk", "house-walk"],
            ["hill-walk", "trail-walk"],
            [
                "easy-jog", "steady-run", "tempo-run", "run-intervals", "fartlek", "cross-country-run", "shuttle-run",
                "sprint-intervals", "strides",
            ],
            ["treadmill-run", "treadmill-intervals"], ["easy-ride", "steady-ride", "ride-intervals", "mountain-ride"],
            ["stationary-bike", "bike-intervals"], ["air-bike", "air-bike-intervals"],
            ["hand-bike", "hand-bike-intervals"], ["rowing-machine", "row-intervals"],
            ["crawl-swim", "swim-intervals"],
            ["step-jacks", "low-impact-intervals"], ["forward-lunge", "reverse-lunge", "walking-lunge"],
        ]
    )
    func stills(_ family: [String]) throws {
        let motions = try Dictionary(Self.lines().map { ($0.exercise, $0.motion) }, uniquingKeysWith: { one, _ in one })
        let around = try family.map { exercise in
            let name = try #require(motions[exercise], "\(exercise)")
            return try #require(FigureLibrary[name], "\(name)").around
        }
        for (index, signs) in around.enumerated() {
            #expect(!around[..<index].contains(signs), "\(family[index]) looks like another")
        }
    }

    @Test("has no motion that no exercise has")
    func everyMotion() throws {
        let named = try Set(Self.lines().map(\.motion))
        #expect(FigureLibrary.motions.map(\.name).filter { !named.contains($0) } == [])
    }

    @Test("holds only what belongs to an exercise's gear, and what an exercise is named for")
    func things() throws {
        let lines = try Self.lines()
        let gear = try Dictionary(
            Self.exercises().map { ($0.id, Set($0.gear)) },
            uniquingKeysWith: { first, _ in first }
        )
        for line in lines {
            let motion = try #require(FigureLibrary[line.motion])
            let held = Held(rawValue: line.held) ?? motion.held
            let has = gear[line.exercise] ?? []
            #expect(held.fits(has), "\(line.exercise) holds \(held.rawValue), has \(has.sorted())")
            let missing = has.filter { !held.shows($0, around: motion.around) }
            #expect(missing.isEmpty, "\(line.exercise) shows no \(missing.sorted()), only \(held.rawValue)")
        }
    }
}

extension Held {
    private static let bars: Set = ["barbell", "ez bar", "smith machine", "trap bar"]
    private static let weights: Set = ["dumbbell", "dumbbells", "light dumbbells"]
    private static let balls: Set = ["ball", "medicine ball"]
    private static let grips: Set = [
        "cable", "rowing machine", "row machine", "chest press machine", "lat pulldown machine", "pec deck",
        "ski machine",
        "shoulder press machine", "triceps machine", "suspension trainer",
    ]

    /// What an exercise must have so that this may be in its hands; nil is for what needs nothing.
    private var belongings: Set<String>? {
        switch self {
        case .nothing: nil
        case .barbell, .barOnBack, .barOnHip, .barInElbows: Self.bars
        case .trapBar: ["trap bar"]
        case .landmine: ["landmine", "t-bar row machine"]
        case .dumbbells, .dumbbellsAcross, .dumbbellOnHip, .dumbbellOnKnee, .oneDumbbell, .dumbbell: Self.weights
        case .kettlebell: ["kettlebell"]
        case .ball: Self.balls
        case .smallBall: ["ball", "soft ball"]
        case .plate, .plateOnBack, .plateAtBelt: ["weight plate"]
        case .handle: Self.grips
        case .rope: ["cable"]
        case .band, .footBand, .headBand: ["resistance band"]
        case .kneeBand, .ankleBand: ["loop band"]
        case .bags, .oneBag: ["shopping bags"]
        case .jumpRope: ["jump rope"]
        case .wheel: ["ab wheel"]
        case .ankleWeight: ["ankle weight"]
        case .towel, .rolledTowel: ["towel"]
        case .footTowel: ["towel", "resistance band"]
        case .poles: ["walking poles"]
        case .gloves: ["boxing gloves"]
        case .rucksack, .rucksackInArms: ["rucksack"]
        case .vest: ["weighted vest"]
        case .hammer: ["sledgehammer"]
        case .kickboard: ["kickboard"]
        case .paddle: ["kayak"]
        }
    }

    fileprivate func fits(_ gear: Set<String>) -> Bool { self.belongings.map { !$0.isDisjoint(with: gear) } ?? true }

    /// Whether gear that hands or feet hold is to be seen, as a thing held or as a cable or band to the body.
    fileprivate func shows(_ gear: String, around: [Fixture]) -> Bool {
        switch gear {
        case _ where Self.bars.contains(gear): self.isBar || self == .landmine
        case _ where Self.weights.contains(gear), "kettlebell", "medicine ball", "weight plate", "rucksack",
            "jump rope":
            self.belongings?.contains(gear) == true
        case "cable", "resistance band": self.belongings?.contains(gear) == true || around.contains { $0.isCable }
        default: true
        }
    }

    private var isBar: Bool { [.barbell, .barOnBack, .barOnHip, .barInElbows, .trapBar].contains(self) }
}

extension Fixture {
    fileprivate var isCable: Bool {
        switch self {
        case .cable, .ankleCable, .tied: true
        default: false
        }
    }
}
