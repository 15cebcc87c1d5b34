/// Composes a workout: the main part first, then the warm-up and the cool-down for it.
struct Composition {
    let circumstances: Circumstances
    let recent: RecentTraining
    let candidates: Candidates

    func plan(_ chance: SeededChance) -> WorkoutPlan {
        var chance = chance
        var (main, intensity) = self.main(chance)
        let warmUp = self.frame(.warmUp, around: main, beside: [], chance: &chance)
        let coolDown = self.frame(.coolDown, around: main, beside: [warmUp], chance: &chance)
        main.fit(to: self.asked - warmUp.seconds - coolDown.seconds)
        let notes = PlanNotes(
            circumstances: self.circumstances,
            recent: self.recent,
            candidates: self.candidates,
            main: main,
            intensity: intensity
        )
        return WorkoutPlan(
            phases: self.phases(warmUp, main, coolDown),
            leftOut: self.candidates.leftOut(in: self.circumstances),
            notes: notes.notes(
                warmUp: warmUp,
                coolDown: coolDown,
                seconds: warmUp.seconds + main.seconds + coolDown.seconds
            )
        )
    }

    private var asked: Double { Double(self.circumstances.request.minutes) * 60 }

    private var doses: DoseTable {
        let facts = self.circumstances.facts
        return DoseTable(goal: facts.goal, level: facts.level, minutes: self.circumstances.request.minutes)
    }

    /// Seconds of warm-up and cool-down for the asked minutes: five to ten minutes each where there is time for it.
    private func length(of part: WorkoutPart) -> Double {
        switch self.circumstances.request.minutes {
        case ..<20: part == .warmUp ? 180 : 120
        case ..<45: part == .warmUp ? 300 : 240
        case ..<75: part == .warmUp ? 480 : 360
        default: part == .warmUp ? 600 : 480
        }
    }

    /// Chooses the main part at the asked intensity, sparing muscles trained hard yesterday, if that fills the time;
    /// else the nearest to it.
    private func main(_ chance: SeededChance) -> (Choices, Intensity) {
        let maker = MainPart(
            circumstances: self.circumstances,
            recent: self.recent,
            doses: self.doses,
            materials: self.candidates.safe(for: .main),
            length: self.asked - self.length(of: .warmUp) - self.length(of: .coolDown)
        )
        var fullest = (Choices(), self.circumstances.most)
        for intensity in Intensity.allCases.reversed() where intensity <= self.circumstances.most {
            for sparing in self.recent.hard.isEmpty ? [false] : [true, false] {
                let choices = maker.choose(at: intensity, sparing: sparing, chance: chance)
                if choices.seconds >= maker.length * 0.95 { return (choices, intensity) }
                if choices.seconds > fullest.0.seconds { fullest = (choices, intensity) }
            }
        }
        return fullest.0.all.isEmpty ? self.harder(maker, chance) : fullest
    }

    /// Chooses a harder main part where nothing as easy as asked is left but safety allows more; the notes say so.
    private func harder(_ maker: MainPart, _ chance: SeededChance) -> (Choices, Intensity) {
        for intensity in Intensity.allCases where intensity > self.circumstances.most {
            guard intensity <= self.circumstances.safest else { break }
            let choices = maker.choose(at: intensity, sparing: false, chance: chance)
            if !choices.all.isEmpty { return (choices, intensity) }
        }
        return (Choices(), self.circumstances.most)
    }

    private func frame(
        _ part: WorkoutPart,
        around main: Choices,
        beside others: [Choices],
        chance: inout SeededChance
    ) -> Choices {
        let frame = WorkoutFrame(
            part: part,
            circumstances: self.circumstances,
            recent: self.recent,
            doses: self.doses,
            materials: self.candidates.safe(for: part)
        )
        return frame.choose(around: main, beside: others, length: self.length(of: part), chance: &chance)
    }

    private func phases(_ warmUp: Choices, _ main: Choices, _ coolDown: Choices) -> [WorkoutPlan.Phase] {
        let reason = ItemReason(facts: self.circumstances.facts, recent: self.recent)
        let materials = main.all.map(\.material)
        return [
            WorkoutPlan.Phase(
                part: .warmUp,
                items: warmUp.all.map { $0.item(reason.warmUp($0.material, before: main)) }
            ),
            WorkoutPlan.Phase(
                part: .main,
                items: main.all.enumerated().map {
                    $1.item(reason.main($1, after: Array(materials.prefix($0))))
                }
            ),
            WorkoutPlan.Phase(
                part: .coolDown,
                items: coolDown.all.map { $0.item(reason.coolDown($0.material, after: main)) }
            ),
        ]
    }
}
