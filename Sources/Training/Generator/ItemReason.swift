import HealthMath

/// Says why an exercise stands where it stands.
struct ItemReason {
    let facts: TrainingFacts
    let recent: RecentTraining
    /// What is easier and harder than a lift, by name.
    var ladder = Ladder()

    func main(_ choice: Choice, after before: [Material]) -> String {
        let material = choice.material
        let kindness = self.kindness(of: material.exercise)
        let balance = kindness == nil ? self.balance(of: material, after: before) : nil
        let work = self.work(of: choice)
        let place = choice.slotName.map { Self.place($0, choice.isMeant) }
        let said = place.map { $0 + work.prefix(1).lowercased() + work.dropFirst() } ?? work
        // What is said of an injury stays last, where `withoutHealth` looks for it.
        let further = [balance, self.ladder.words(for: material), kindness].compactMap(\.self)
        return ([said] + further).joined(separator: " ")
    }

    /// Returns text such as "Main lift for the legs: ", or that something stands in for it and why.
    private static func place(_ slot: String, _ isMeant: Bool) -> String {
        if isMeant { return "\(slot): " }
        let asked = slot.prefix(1).lowercased() + slot.dropFirst()
        return "In place of “\(asked)”, the nearest that suits you here: "
    }

    func warmUp(_ choice: Choice, before main: Choices) -> String {
        let material = choice.material
        if choice.role == .rampUp {
            return switch choice.dose.sets {
            case 1: "A ramp-up set with about half the weight"
            case 2: "Ramp-up sets: about half the weight, then three quarters"
            default: "Ramp-up sets: about half the weight, then two thirds, then 85 %"
            }
        }
        return choice.purpose ?? FrameReason(main).warmUp(material)
    }

    func coolDown(_ choice: Choice, after main: Choices) -> String {
        choice.purpose ?? FrameReason(main).coolDown(choice.material)
    }

    private func work(of choice: Choice) -> String {
        let material = choice.material
        // Those that the slot asks for first.
        let asked = material.exercise.muscles.filter { choice.slot?.muscles.contains($0) ?? false }
        let muscles = Self.list(asked + material.exercise.muscles.filter { !asked.contains($0) })
        return switch material.kind {
        case .power: "Quick strength for \(muscles)"
        case .lifting, .single: "Works \(muscles)"
        case .trunk where material.exercise.pattern == .carry: "Trains grip and trunk together"
        case .trunk where material.exercise.id.contains("pelvic-floor"): "Strengthens the pelvic floor"
        case .trunk: "Strengthens \(muscles)"
        case .cardio where choice.slot?.dose == .power: "Quick strength for \(Self.list(material.exercise.alsoMuscles))"
        case .cardio:
            (self.facts.goal == .weightLoss ? "Burns energy" : "Trains heart and lungs")
                + (choice.dose.sets > 1 && choice.dose.seconds ?? 0 <= 60 ? " in short bursts" : "")
                + Self.feel(of: choice)
        case .balance: "Trains your balance"
        case .supple: "Loosens \(muscles)"
        }
    }

    /// Returns the pace of a run by feel, for nobody needs a watch for it; nothing for anything else.
    ///
    /// It says of an intensity what `Intensity.feel` says of it; what is planned as easy lets one talk. Reed and Pipe, "The
    /// talk test: a useful tool for prescribing and monitoring exercise intensity", Curr Opin Cardiol 2014; 29: 475–480.
    private static func feel(of choice: Choice) -> String {
        let isRun = choice.material.isRun || ["run-intervals", "hill-repeats"].contains(choice.material.exercise.id)
        guard isRun else { return "" }
        if choice.isFullSpeed { return ", fast and loose, not all out" }
        // Runs between walks were asked for as vigorous, and to who begins even a slow one is that.
        if choice.isBetweenWalks { return ", so that you speak in short sentences" }
        if choice.isPlannedEasy { return ", slow enough to talk in whole sentences" }
        return switch choice.pace.intensity {
        // What one goes on with for minutes leaves breath for a word.
        case .hard where choice.slot?.dose == .steady: ", so that you say a few words, then breathe"
        case .low, .moderate: ", slow enough to talk in whole sentences"
        case .vigorous: ", so that you say a few words, then breathe"
        case .hard: ", so fast that no breath is left to talk"
        }
    }

    /// Says how the exercise spares an injury.
    private func kindness(of exercise: Exercise) -> String? {
        for injury in self.facts.injuries where exercise.concerns(injury.area) {
            let area = injury.area
            switch exercise.load(on: area) {
            case 1 where area == .knee && exercise.bendsLegsLittle: return Self.noDeepKnee
            case 0 where !exercise.stands(on: area): return Self.noLoad(area)
            case 1: return Self.easy(area)
            default: break
            }
        }
        return nil
    }

    private static let noDeepKnee = "without bending the knee deep"
    /// What reasons said once, in workouts that are kept.
    private static let seated = "while you sit"
    private static func noLoad(_ area: InjuryArea) -> String { "without loading the \(area.label.lowercased())" }
    private static func easy(_ area: InjuryArea) -> String { "and is easy on the \(area.label.lowercased())" }

    /// Leaves out of a reason what it says about injuries, for pages that a device keeps.
    static func withoutHealth(_ reason: String) -> String {
        let areas = InjuryArea.allCases.flatMap { [Self.noLoad($0), Self.easy($0)] }
        let endings = [Self.noDeepKnee, Self.seated] + areas
        guard let ending = endings.first(where: { reason.hasSuffix(" " + $0) }) else { return reason }
        return String(reason.dropLast(ending.count + 1))
    }

    private func balance(of material: Material, after before: [Material]) -> String? {
        guard let side = material.exercise.pattern.side, side != .legs else { return nil }
        let other = side == .push ? MovementPattern.Side.pull : .push
        let word = other == .push ? "pushing" : "pulling"
        let yesterday = self.recent.patterns.contains { $0.side == other }
        if yesterday, !self.recent.patterns.contains(where: { $0.side == side }) {
            return "for balance with \(self.recent.isToday ? "today’s" : "yesterday’s") \(word)"
        }
        return before.contains { $0.exercise.pattern.side == other } ? "to balance the \(word)" : nil
    }

    /// Names the two muscles that it works most.
    private static func list(_ muscles: [Muscle]) -> String {
        let names = muscles.filter { $0 != .heart }.prefix(2).map { "the \($0.label.lowercased())" }
        return names.isEmpty ? "the whole body" : names.joined(separator: " and ")
    }
}

extension Exercise {
    fileprivate var bendsLegsLittle: Bool { self.pattern.side == .legs && !self.traits.contains(.deepKnees) }

    /// Returns whether an area carries the body in it, however little is asked of it.
    fileprivate func stands(on area: InjuryArea) -> Bool {
        [.ankle, .foot].contains(area) && [.standing, .onHandsAndFeet].contains(self.position)
    }

    /// Returns whether someone with this injury would wonder about the exercise: it works the same half of the body.
    fileprivate func concerns(_ area: InjuryArea) -> Bool {
        if self.load(on: area) > 0 { return true }
        return switch area {
        case .knee, .hip, .ankle, .foot: self.pattern.side == .legs || self.pattern == .steady
        case .shoulder, .elbow, .wrist, .neck, .upperBack: self.pattern.side == .push || self.pattern.side == .pull
        case .lowerBack: [.hinge, .brace, .trunk, .carry].contains(self.pattern)
        }
    }
}
