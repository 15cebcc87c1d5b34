/// Composes a workout: the main part first, then the warm-up and the cool-down for it.
struct Composition {
    let circumstances: Circumstances
    let recent: RecentTraining
    let candidates: Candidates
    let builds: BuildBook

    func plan(_ chance: SeededChance) -> WorkoutPlan {
        var chance = chance
        let (made, intensity) = self.main(chance)
        var main = made.choices
        let warmUp = self.frame(.warmUp, around: made, beside: [], chance: &chance)
        let coolDown = self.frame(.coolDown, around: made, beside: [warmUp], chance: &chance)
        let left = self.asked - warmUp.seconds - coolDown.seconds
        main.fit(to: left)
        main.shorten(to: left + self.asked / 10)
        main.fit(to: left)
        let notes = PlanNotes(
            circumstances: self.circumstances,
            recent: self.recent,
            candidates: self.candidates,
            main: main,
            emptied: self.emptied(made),
            kind: made.kind,
            intensity: intensity
        )
        return WorkoutPlan(
            title: self.title(made.title, of: main),
            phases: self.phases(warmUp, main, coolDown),
            leftOut: self.candidates.leftOut(in: self.circumstances),
            notes: notes.notes(
                warmUp: warmUp,
                coolDown: coolDown,
                seconds: warmUp.seconds + main.seconds + coolDown.seconds
            ),
            half: self.circumstances.half,
            isAfterHardDay: self.recent.hard.isEmpty ? nil : true
        )
    }

    /// Returns the build's title where it is true of what was filled, else what the main part holds.
    private func title(_ title: String?, of main: Choices) -> String? {
        let said = WorkoutTitle(main)
        return title.flatMap { said.isTrue($0) ? said.withStrength($0) : nil } ?? said.described
    }

    private var asked: Double { Double(self.circumstances.request.minutes) * 60 }

    /// Returns seconds of warm-up and cool-down for the asked minutes: five to ten minutes each where there is time for
    /// it.
    private func length(of part: WorkoutPart) -> Double {
        if self.circumstances.staysSteady { return self.steadyLength(of: part) }
        if self.circumstances.warmsUpLong, part == .warmUp { return self.gradualLength }
        return switch self.circumstances.request.minutes {
        // Three minutes at most, whatever it is filled with.
        case ..<20: part == .warmUp ? 165 : 120
        case ..<30: part == .warmUp ? 200 : 120
        case ..<45: part == .warmUp ? 300 : 240
        case ..<75: part == .warmUp ? 480 : 360
        default: part == .warmUp ? 600 : 480
        }
    }

    /// Returns the same with a heart condition: ten minutes each where there is time for it (`Circumstances.staysSteady`).
    private func steadyLength(of part: WorkoutPart) -> Double {
        switch self.circumstances.request.minutes {
        case ..<20: part == .warmUp ? 240 : 180
        case ..<30: part == .warmUp ? 300 : 240
        case ..<45: part == .warmUp ? 390 : 330
        default: 600
        }
    }

    /// The seconds of a warm-up that is long and gradual: ten to twelve minutes where there is time for it
    /// (`Circumstances.warmsUpLong`).
    private var gradualLength: Double {
        switch self.circumstances.request.minutes {
        case ..<20: 300
        case ..<30: 420
        case ..<45: 600
        default: 720
        }
    }

    /// Chooses the main part at the asked intensity, sparing muscles trained hard yesterday, if that fills the time;
    /// else the nearest to it.
    private func main(_ chance: SeededChance) -> (MainPart.Made, Intensity) {
        let maker = MainPart(
            circumstances: self.circumstances,
            recent: self.recent,
            doses: DoseTable(for: self.circumstances),
            materials: self.candidates.safe(for: .main),
            builds: self.builds,
            length: self.asked - self.length(of: .warmUp) - self.length(of: .coolDown)
        )
        var fullest = (MainPart.Made(), self.circumstances.most)
        for intensity in Intensity.allCases.reversed() where intensity <= self.circumstances.most {
            for sparing in self.sparings {
                let made = maker.choose(at: intensity, sparing: sparing, chance: chance)
                if made.choices.seconds >= maker.length * 0.95 { return (made, intensity) }
                if made.choices.seconds > fullest.0.choices.seconds { fullest = (made, intensity) }
            }
        }
        return fullest.0.choices.all.isEmpty ? self.harder(maker, chance) : fullest
    }

    /// Whether to spare what worked yesterday: first so, then not, unless the member wants the workout anyway.
    private var sparings: [Bool] {
        self.recent.hard.isEmpty || self.circumstances.request.dayAfter == .anyway ? [false] : [true, false]
    }

    /// Chooses a harder main part where nothing as easy as asked is left but safety allows more; the notes say so.
    private func harder(_ maker: MainPart, _ chance: SeededChance) -> (MainPart.Made, Intensity) {
        for intensity in Intensity.allCases where intensity > self.circumstances.most {
            guard intensity <= self.circumstances.safest else { break }
            let made = maker.choose(at: intensity, sparing: false, chance: chance)
            if !made.choices.all.isEmpty { return (made, intensity) }
        }
        return (MainPart.Made(), self.circumstances.most)
    }

    /// Returns the slots that hold nothing, while something would have filled them but for safety.
    private func emptied(_ made: MainPart.Made) -> [BuildSlot] {
        let filled = made.choices.all.compactMap(\.slot?.name)
        guard let build = made.build else { return [] }
        return build.slots.enumerated().filter { index, slot in
            guard slot.isPart(of: self.circumstances), !filled.contains(slot.name),
                let meaning = self.builds.meaning(of: index, in: build)
            else { return false }
            let means = { (material: Material) in
                material.exercise.parts.contains(.main) && meaning.means(material)
                    && self.circumstances.standing(of: material) != .forOthers
            }
            return self.candidates.unsafe.contains { means($0) && self.circumstances.isNews($0) }
                && !self.candidates.safe.contains(where: means)
        }
        .map(\.element)
    }

    private func frame(
        _ part: WorkoutPart,
        around made: MainPart.Made,
        beside others: [Choices],
        chance: inout SeededChance
    ) -> Choices {
        let frame = WorkoutFrame(
            part: part,
            circumstances: self.circumstances,
            recent: self.recent,
            doses: DoseTable(for: self.circumstances),
            materials: self.candidates.safe(for: part).filter { made.build?.allows($0) ?? true }
        )
        return frame.choose(around: made.choices, beside: others, length: self.length(of: part), chance: &chance)
    }

    private func phases(_ warmUp: Choices, _ main: Choices, _ coolDown: Choices) -> [WorkoutPlan.Phase] {
        let reason = ItemReason(
            facts: self.circumstances.facts,
            recent: self.recent,
            ladder: Ladder(self.candidates.safe(for: .main), in: self.circumstances)
        )
        let materials = main.all.map(\.material)
        return [
            WorkoutPlan.Phase(
                part: .warmUp,
                items: warmUp.all.map { $0.item(reason.warmUp($0, before: main)) }
            ),
            WorkoutPlan.Phase(
                part: .main,
                items: main.all.enumerated()
                    .map { $1.item(reason.main($1, after: Array(materials.prefix($0)))) }.withSoundSupersets
            ),
            WorkoutPlan.Phase(
                part: .coolDown,
                items: coolDown.all.map { $0.item(reason.coolDown($0, after: main)) }
            ),
        ]
    }
}
