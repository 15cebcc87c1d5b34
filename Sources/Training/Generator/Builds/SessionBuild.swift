import HealthMath

/// A written build of a workout's main part: its slots in the order in which they are done.
///
/// Builds are data (`Builds/*.json`), each with the guidance it follows; docs/training.md tells how they are chosen.
///
/// It is a class because it is large and asked of every exercise.
final class SessionBuild: Sendable, Decodable, Identifiable {
    /// "strength-gym-squat".
    let id: String
    /// "Full body, barbell": the workout's title.
    let title: String
    let goals: [TrainingGoal]
    let places: [Place]
    /// Empty for all.
    let intensities: [Intensity]
    /// Empty for all.
    let levels: [Level]
    /// How long people have trained for whom the build is; empty for all, and who never said it counts as new.
    let experience: [Experience]
    /// The lengths it is for, in minutes; empty for all.
    let minutes: [Int]
    /// The gear without which it can't be done.
    let needs: [Gear]
    /// The people for whom the build was written; empty for everybody.
    let madeFor: [Audience]
    /// What nothing in it may have: a circuit of low impact has no jumps; empty for nothing.
    let avoids: Set<ExerciseTrait>
    /// What it is, where members may ask for that; nil for a build of which there is only one kind.
    let kind: WorkoutKind?
    /// Whether it is only for who asks for its kind: what a coach wouldn't propose by themselves.
    let isOnRequest: Bool
    /// What it leaves to work after a hard day; nil for a build of any other day.
    let half: BodyHalf?
    let slots: [BuildSlot]
    /// The guidance it follows, by author, title and year.
    let sources: [String]

    enum CodingKeys: String, CodingKey {
        case id, title, goals, places, intensities, levels, experience, minutes, needs, madeFor, avoids, kind
        case onRequest, half, slots, sources
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.id = try values.decode(String.self, forKey: .id)
        self.title = try values.decode(String.self, forKey: .title)
        self.goals = try values.decode([TrainingGoal].self, forKey: .goals)
        self.places = try values.decode([Place].self, forKey: .places)
        self.intensities = try values.decodeIfPresent([Intensity].self, forKey: .intensities) ?? []
        self.levels = try values.decodeIfPresent([Level].self, forKey: .levels) ?? []
        self.experience = try values.decodeIfPresent([Experience].self, forKey: .experience) ?? []
        self.minutes = try values.decodeIfPresent([Int].self, forKey: .minutes) ?? []
        self.needs = try values.decodeIfPresent([Gear].self, forKey: .needs) ?? []
        self.madeFor = try values.decodeIfPresent([Audience].self, forKey: .madeFor) ?? []
        self.avoids = try values.decodeIfPresent(Set<ExerciseTrait>.self, forKey: .avoids) ?? []
        self.kind = try values.decodeIfPresent(WorkoutKind.self, forKey: .kind)
        self.isOnRequest = try values.decodeIfPresent(Bool.self, forKey: .onRequest) ?? false
        self.half = try values.decodeIfPresent(BodyHalf.self, forKey: .half)
        self.slots = try values.decode([BuildSlot].self, forKey: .slots)
        self.sources = try values.decode([String].self, forKey: .sources)
    }

    /// Returns whether an exercise may stand in it.
    func allows(_ material: Material) -> Bool { self.avoids.isDisjoint(with: material.exercise.traits) }

    /// How much it was written for one place and what is there; the highest is taken.
    var particularity: Int {
        if self.places.count == 1 { return 3 }
        return self.needs.contains { $0 == .dumbbells || $0 == .kettlebell } ? 2 : self.needs.isEmpty ? 0 : 1
    }

    /// Returns whether it was written for such a request at an intensity.
    func suits(_ circumstances: Circumstances, at intensity: Intensity) -> Bool {
        let (request, facts) = (circumstances.request, circumstances.facts)
        return self.half == circumstances.half && self.goals.contains(facts.goal) && self.suitsPlace(circumstances)
            && (self.intensities.isEmpty || self.intensities.contains(intensity))
            && (self.levels.isEmpty || self.levels.contains(facts.level))
            && (self.experience.isEmpty || self.experience.contains(facts.experience ?? .new))
            && (self.minutes.isEmpty || self.minutes.contains(request.minutes))
            && circumstances.gear.isSuperset(of: self.needs)
            && !(self.kind == .intervals && circumstances.staysSteady)
            && (self.madeFor.isEmpty || self.isMade(for: circumstances.audiences))
    }

    /// Returns whether it was made for such people: first steps are done on foot, and who can't stand has builds for a seat.
    private func isMade(for audiences: Set<Audience>) -> Bool {
        let there = audiences.contains(.seat) ? audiences.subtracting([.firstSteps]) : audiences
        return self.madeFor.contains(where: there.contains)
    }

    /// Returns whether it was written for such a place, or for what the member told is there: at a gym without machines
    /// one trains as at home with the same things.
    private func suitsPlace(_ circumstances: Circumstances) -> Bool {
        let request = circumstances.request
        let isTold = request.gear != nil && !self.needs.isEmpty
        return circumstances.allows(self.places, for: self.needs)
            || isTold && request.place == .gym && self.places.contains(.home)
    }
}
