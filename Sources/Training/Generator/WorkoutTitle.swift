import Members

/// Says what a workout is by what its main part holds.
///
/// A build's title stays while all that its words promise is there; else the workout is named by what it became.
struct WorkoutTitle {
    private let materials: [Material]
    private let choices: [Choice]

    init(_ main: Choices) {
        self.choices = main.all
        self.materials = main.all.map(\.material)
    }

    /// Returns whether every word of a title is true.
    func isTrue(_ title: String) -> Bool {
        title.lowercased().split { !$0.isLetter }.allSatisfy { self.keeps(String($0)) }
    }

    /// What is run so fast and short that nobody calls it a run.
    private static let fast: Set<Exercise.ID> = ["shuttle-run", "sprint-intervals", "strides", "stair-run"]

    /// What swings or throws, by the ids of exercises: punches do neither.
    private static let swings = ["swing", "snatch", "clean", "slam", "throw", "wall-ball"]

    // MARK: What a word promises

    private func keeps(_ word: String) -> Bool {
        switch word {
        case "run":
            self.has { $0.isContinuous && $0.exercise.traits.contains(.impact) && !Self.fast.contains($0.exercise.id) }
        case "walk": self.moves(["walk"])
        case "hike": self.moves(["trail-walk", "hill-walk", "grass-walk"])
        case "ride": self.has { $0.gear.contains(.bicycle) }
        case "swim": self.has { $0.exercise.position == .inWater }
        case "rower", "row": self.has { $0.gear.contains(.rowingMachine) }
        case "bike": self.moves(["bike", "spin"])
        case "strides": self.moves(["strides"])
        case "hills", "hill": self.moves(["hill", "incline", "stair"])
        case "tempo": self.moves(["tempo-run"])
        case "shuttles": self.moves(["shuttle"])
        case "fartlek": self.moves(["fartlek"])
        case "intervals":
            self.choices.contains { !$0.isEven && ($0.slot?.dose == .interval || $0.slot?.dose.isFullSpeed == true) }
        case "sprint", "sprints": self.moves(["sprint", "shuttle", "stair-run"])
        case "jump", "bounds":
            self.choices.contains {
                $0.slot?.dose == .power && $0.material.exercise.traits.contains(.impact)
                    && !$0.material.exercise.id.contains("skip")
            }
        case "throw", "swing":
            self.has { material in
                material.kind == .power && Self.swings.contains { material.exercise.id.contains($0) }
            }
        default: self.keepsLifting(word)
        }
    }

    private func keepsLifting(_ word: String) -> Bool {
        switch word {
        case "legs": self.works([.quadriceps, .hamstrings, .glutes])
        case "hips": self.works([.glutes, .hamstrings])
        case "chest": self.works([.chest])
        case "back": self.works([.lats, .upperBack])
        case "shoulders": self.works([.shoulders])
        case "arms": self.works([.biceps, .triceps])
        case "trunk": self.has { $0.kind == .trunk }
        case "push", "press": self.has { $0.side == .push || $0.exercise.id == "wheelchair-push" }
        case "wheelchair": self.has { $0.gear.contains(.wheelchair) }
        case "strength": !self.materials.allSatisfy { $0.kind == .cardio }
        case "hinge": self.has { $0.exercise.pattern == .hinge }
        case "lift": self.has { $0.kind == .lifting }
        case "full": self.has { $0.side == .legs } && self.has { $0.side == .push || $0.side == .pull }
        case "upper": self.has { $0.side == .push } && self.has { $0.side == .pull }
        case "body": self.has { $0.side != nil }
        case "barbell": self.has { $0.gear.contains(.barbell) && $0.kind != .single && $0.kind != .trunk }
        case "dumbbells": self.has { $0.gear.contains(.dumbbells) || $0.gear.contains(.kettlebell) }
        case "bands": self.has { $0.gear.contains(.bands) }
        case "machines": self.has { $0.exercise.equipment == .gym }
        case "impact": self.materials.allSatisfy { !$0.exercise.traits.contains(.impact) }
        case "rope": self.has { $0.exercise.id.contains("rope") }
        case "own", "weight": self.materials.allSatisfy { !$0.exercise.weighted }
        case "mobility": self.has { $0.kind == .supple || $0.kind == .balance }
        case "balance": self.has { $0.kind == .balance }
        case "cardio": self.isAerobic
        case "seated": self.materials.allSatisfy { $0.exercise.position == .seated }
        case "standing": self.materials.allSatisfy { !$0.kind.tiresMuscles || $0.exercise.position == .standing }
        default: true
        }
    }

    private func has(_ holds: (Material) -> Bool) -> Bool { self.materials.contains(where: holds) }

    /// Returns whether one gets on by one of these ways, by the ids of exercises.
    private func moves(_ ways: [String]) -> Bool {
        self.has { material in material.kind == .cardio && ways.contains { material.exercise.id.contains($0) } }
    }

    private func works(_ muscles: [Muscle]) -> Bool {
        self.has { $0.kind != .cardio && !$0.muscles.isDisjoint(with: MuscleSet(muscles)) }
    }

    /// Returns a title that also tells of lifts, where they take a fifth of the time beside what raises the pulse and it has no word of them.
    func withStrength(_ title: String) -> String {
        let words = Set(title.lowercased().split { !$0.isLetter }.map(String.init))
        let all = self.seconds { _ in true }
        let lifting = self.seconds { $0.material.kind.tiresMuscles }
        let isSilent = words.isDisjoint(with: Self.ofStrength) && lifting * 5 >= all && self.aerobic * 5 >= all * 2
        return isSilent && title.count <= Self.longest ? title + " + strength" : title
    }

    /// The letters beside which the word has room in the two lines that a phone has for a title.
    private static let longest = 25

    /// Words by which one expects lifts.
    private static let ofStrength: Set<String> = [
        "strength", "lift", "press", "push", "pull", "jump", "jumps", "swing", "throw", "legs", "body", "trunk",
        "weight", "chair", "dumbbells", "kettlebell", "bands",
    ]

    // MARK: A title of its own

    /// "Full body, dumbbells", "Walk with strength stops"; nil for nothing.
    var described: String? {
        let all = self.seconds { _ in true }
        guard all > 0 else { return nil }
        let lifting = self.seconds { $0.material.kind.tiresMuscles } / all
        let cardio = self.aerobic / all
        if let quick = self.quick { return quick }
        if cardio >= 0.5 {
            if lifting >= 0.15 { return self.way + " and strength" + (self.isInCircuitPace ? self.gear : "") }
            return self.way + (self.keeps("intervals") ? " with intervals" : "")
        }
        if lifting >= 0.15, self.isInCircuitPace, self.isAerobic { return "Strength and cardio" + self.gear }
        if lifting < (self.keeps("mobility") ? 0.5 : 0.4), cardio > 0.2 {
            return self.way == "Walk" ? "Easy walk and mobility" : "Easy movement and mobility"
        }
        if lifting < (self.keeps("mobility") ? 0.5 : 0.4) {
            return "Gentle mobility" + (self.keeps("balance") ? " and balance" : "")
        }
        let hasCardio = cardio >= 0.15
        return (hasCardio ? self.region.replacing(" and ", with: ", ") + " and cardio" : self.region) + self.gear
    }

    /// The seconds of what raises the pulse: what one goes on with, and what stands for it in a circuit.
    private var aerobic: Double { self.seconds { $0.material.kind == .cardio || $0.slot?.isOpen == true } }

    /// Whether a tenth of the time or more raises the pulse; less is no cardio.
    private var isAerobic: Bool { self.aerobic * 10 >= self.seconds { _ in true } }

    /// Whether most of it has a circuit's short rests; it isn't called a circuit, for all sets of one thing come before the next.
    private var isInCircuitPace: Bool { self.choices.count { $0.slot?.dose == .circuit } >= 3 }

    /// "Jumps, sprints, strength and walk"; nil where nothing is quick.
    ///
    /// Running on the spot isn't called sprinting.
    private var quick: String? {
        var parts: [String] = []
        if self.keeps("jump") { parts.append("jumps") }
        if self.choices.contains(where: { $0.slot?.dose == .sprint }) {
            parts.append(self.keeps("sprints") ? "sprints" : "fast feet")
        }
        guard !parts.isEmpty else { return nil }
        if self.has({ $0.kind == .lifting }) { parts.append("strength") }
        if self.choices.contains(where: { $0.material.isContinuous && !$0.isFullSpeed }) {
            parts.append(self.way.lowercased())
        }
        let all = parts.inWords()
        return all.prefix(1).uppercased() + all.dropFirst()
    }

    private func seconds(_ holds: (Choice) -> Bool) -> Double {
        self.choices.filter(holds).reduce(0) { $0 + $1.seconds }
    }

    /// What one goes on with for the longest time, sprints aside.
    private var way: String {
        let ways = [
            ("Run", ["run", "jog", "fartlek", "hill-repeats"]), ("Walk", ["walk"]), ("Ride", ["ride"]),
            ("Swim", ["swim", "pool", "water"]), ("Row", ["row"]), ("Bike", ["bike", "spin"]),
            ("Boxing", ["punch", "box"]),
        ]
        let slow = self.choices.filter { $0.material.kind == .cardio && !$0.isFullSpeed }
        let times = ways.map { way in
            // Arms that run in a seat are no run.
            let chosen = slow.filter { choice in
                let id = choice.material.exercise.id
                return !id.hasPrefix("arm-") && way.1.contains { id.contains($0) }
            }
            return (way.0, chosen.reduce(0) { $0 + $1.seconds })
        }
        let least = slow.reduce(0) { $0 + $1.seconds } * 0.4
        return times.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 && $0.1 >= least ? $0.0 : nil } ?? "Cardio"
    }

    private var region: String {
        let sides = Set(self.materials.compactMap(\.side))
        let isSeated = self.keeps("seated")
        if sides.contains(.legs), sides.count > 1 { return "Full body" }
        if sides.contains(.legs) { return self.keeps("trunk") ? "Legs and trunk" : "Legs" }
        if sides.count == 2 { return isSeated ? "Upper body, seated" : "Upper body" }
        if let side = sides.first { return (side == .push ? "Push" : "Pull") + (self.keeps("arms") ? " and arms" : "") }
        if self.keeps("arms") { return "Arms" }
        return self.keeps("trunk") ? "Trunk" : "Strength"
    }

    private var gear: String {
        let lifts = self.materials.filter { $0.kind == .lifting || $0.kind == .single || $0.kind == .power }
        // Gear that most of the lifts are done with, not what one of them needs.
        let first = ["barbell", "dumbbells", "machines", "bands"].first { word in
            self.keeps(word) && lifts.count { Self.uses(word, $0) } * 2 >= lifts.count
        }
        return first.map { ", " + $0 } ?? (self.keeps("own") ? ", own weight" : "")
    }

    private static func uses(_ word: String, _ material: Material) -> Bool {
        switch word {
        case "barbell": material.gear.contains(.barbell)
        case "dumbbells": material.gear.contains(.dumbbells) || material.gear.contains(.kettlebell)
        case "bands": material.gear.contains(.bands)
        default: material.exercise.equipment == .gym && !material.gear.contains(.barbell)
        }
    }
}
