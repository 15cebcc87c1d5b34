import HealthMath

/// Writes the notes for the member about a workout as a whole.
struct PlanNotes {
    let circumstances: Circumstances
    let recent: RecentTraining
    let candidates: Candidates
    let main: Choices
    /// Slots of the build that nothing safe could fill.
    let emptied: [BuildSlot]
    /// What it became; nil where it follows no build of a kind.
    let kind: WorkoutKind?
    let intensity: Intensity

    func notes(warmUp: Choices, coolDown: Choices, seconds: Double) -> [String] {
        let changes: [String?] = [
            self.circumstances.cycle.note, self.noLosing, self.changedLength, self.changedIntensity, self.changedKind,
            self.gone,
            self.withoutSlots, self.rested,
        ]
        var notes = changes.compactMap(\.self)
        notes += self.doctors
        notes += [self.floorLast].compactMap(\.self)
        notes += self.reminders(in: [warmUp, self.main, coolDown])
        notes += self.missing(warmUp: warmUp, coolDown: coolDown, seconds: seconds)
        return notes
    }

    private var withoutSlots: String? {
        guard !self.emptied.isEmpty, !self.main.all.isEmpty else { return nil }
        let names = self.emptied.map { $0.name.prefix(1).lowercased() + $0.name.dropFirst() }
        return "Left out of this session, to be on the safe side: \(names.joined(separator: ", "))."
    }

    /// Says of what is freshly hurt when to have it looked at, and of what one asks a doctor first, that one does: no workout takes
    /// the place of that.
    private var doctors: [String] {
        guard !self.main.all.isEmpty else { return [] }
        return self.circumstances.rules.filter { $0.cause.acute == true || $0.asksDoctorFirst }
            .map { "\($0.title): \($0.doctor)" }
    }

    /// Says to who gets dizzy that one goes down once, and how one gets up again.
    private var floorLast: String? {
        guard self.circumstances.goesDownOnce,
            self.main.all.contains(where: { $0.material.exercise.traits.contains(.floor) })
        else { return nil }
        return """
            What is done upright comes first and what is done on the floor last, so that you go down once. Sit for a moment before \
            you stand up again.
            """
    }

    /// Dieting isn't recommended while pregnant, and afterwards it waits at least until the check at six to eight weeks (NICE, PH27,
    /// "Weight management before, during and after pregnancy", 2010).
    private var noLosing: String? {
        let facts = self.circumstances.facts
        guard facts.goal == .weightLoss else { return nil }
        if facts.trimester(on: self.circumstances.day) != nil {
            return "While you are pregnant this keeps you fit and well: losing weight can wait until after."
        }
        guard facts.conditions.contains(.postpartum) else { return nil }
        return "After a birth this gets you moving again: losing weight has time."
    }

    private var changedLength: String? {
        let (asked, minutes) = (self.circumstances.askedMinutes, self.circumstances.request.minutes)
        guard minutes < asked, !self.main.all.isEmpty else { return nil }
        return "This is \(minutes) minutes rather than \(asked): \(self.shortness(minutes))."
    }

    private func shortness(_ minutes: Int) -> String {
        if minutes < 60 { return "at first, short and often does you more good than long and tired" }
        if self.circumstances.hasFreshInjury { return "while something is freshly hurt, an hour is long enough" }
        return "while you are pregnant, an hour is long enough"
    }

    private var changedIntensity: String? {
        let asked = self.circumstances.request.intensity
        let offered = self.intensity.label.lowercased()
        guard self.intensity != asked, !self.main.all.isEmpty else { return nil }
        if let rule = self.circumstances.strictest, self.circumstances.safest < asked {
            return "This is \(offered) rather than \(asked.label.lowercased()). \(rule.words)"
        }
        if self.circumstances.cycle.most < asked { return nil }
        if self.circumstances.beginning < asked {
            return """
                This is \(offered) rather than \(asked.label.lowercased()): the first weeks go easier, until your body has got \
                used to it. Once you have trained for a while, say so in your details.
                """
        }
        return """
            There isn’t enough for you at the intensity you asked for (\(asked.label.lowercased())) with this place, \
            equipment and what you told us, so this is \(offered).
            """
    }

    /// Says that it isn't what was asked for; an easy day says so by itself.
    private var changedKind: String? {
        guard let asked = self.circumstances.request.kind, asked != self.kind, !self.main.all.isEmpty,
            self.circumstances.half == nil
        else { return nil }
        return """
            There is no session of the kind “\(asked.label.lowercased())” for you as hard as you asked for, with this place, \
            equipment and what you told us, so this is the nearest to it.
            """
    }

    private static let growth = "Muscles grow in the two days after."

    /// "yesterday", or "earlier today".
    private var when: String { self.recent.isToday ? "earlier today" : "yesterday" }

    /// Names muscles that rest because of yesterday, or that can't.
    private var rested: String? {
        guard !self.recent.hard.isEmpty else { return nil }
        switch self.circumstances.half {
        case .upper: return "Legs and hips worked hard \(self.when), so this is for the upper body. \(Self.growth)"
        case .lower: return "The upper body worked hard \(self.when), so this is for legs and hips. \(Self.growth)"
        case .rest: return "You trained hard \(self.when), so this is an easy day. \(Self.growth)"
        case nil: break
        }
        let working = self.main.all.filter(\.material.kind.tiresMuscles)
            .reduce(MuscleSet()) { $0.union($1.material.muscles.intersection(self.recent.hard)) }
        if working.isEmpty { return self.resting }
        if self.circumstances.request.dayAfter == .anyway {
            return "As you wished: \(Self.list(working)) worked hard \(self.when), so stop sooner than you could."
        }
        return "There wasn’t enough without \(Self.list(working)), which worked hard \(self.when): take it easy there."
    }

    /// Names what really rests, and what only helps along: triceps in a press for the shoulders, the back on the rower.
    private var resting: String {
        let hard = self.recent.hard
        let helping = self.main.all.reduce(MuscleSet()) { $0.union($1.material.touched) }.intersection(hard)
        let (still, names) = (hard.subtracting(helping), Self.list(helping))
        if still.isEmpty {
            return "What worked hard \(self.when) only helps along: \(names). Go easy where you feel it."
        }
        let rests = "What worked hard \(self.when) rests \(self.recent.isToday ? "now" : "today"): \(Self.list(still))."
        return helping.isEmpty ? "\(rests) \(Self.growth)" : "\(rests) Only helping along: \(names)."
    }

    private static func list(_ muscles: MuscleSet) -> String {
        muscles.muscles.map { $0.label.lowercased() }.joined(separator: ", ")
    }

    /// Names kinds of work that the goal wanted and safety ruled out.
    private var gone: String? {
        let shares = GoalShares(self.circumstances.facts.goal, at: self.intensity)
        let gone = WorkKind.allCases.filter { kind in
            shares[kind] > 0
                && self.candidates.unsafe.contains {
                    $0.kind == kind && $0.exercise.parts.contains(.main) && self.circumstances.isNews($0)
                }
                && !self.candidates.safe.contains { $0.kind == kind && $0.exercise.parts.contains(.main) }
        }
        guard let most = self.main.mostTime, !gone.isEmpty else { return nil }
        let names = gone.map(\.label).joined(separator: ", ")
        return "Nothing safe for \(names) with what you told us; we offer more for \(most.label)."
    }

    private func missing(warmUp: Choices, coolDown: Choices, seconds: Double) -> [String] {
        var notes: [String] = []
        if self.main.all.isEmpty {
            notes.append(
                "We found nothing safe for you with this place and equipment. Try another place or more equipment."
            )
            return notes
        }
        if warmUp.all.isEmpty { notes.append("Nothing safe for a warm-up of its own: begin slowly.") }
        if coolDown.all.isEmpty { notes.append("Nothing safe for a cool-down of its own: end slowly.") }
        let asked = Double(self.circumstances.request.minutes) * 60
        if seconds < asked * 0.9 {
            notes.append(
                "There is enough for about \(Int(seconds / 60)) minutes; more of the same wouldn’t do you good."
            )
        }
        return notes
    }
}
