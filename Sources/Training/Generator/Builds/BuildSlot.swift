/// One place of a build: what may stand there, and how it is trained.
///
/// It is a class because every choice made for it carries it along.
final class BuildSlot: Sendable, Decodable {
    /// "Main lift for the legs": the reason that the member reads.
    let name: String
    /// The exercises that are meant, the likeliest first; beside movements only those that are preferred.
    let exercises: [Exercise.ID]
    /// The movements that are meant; empty where exercises are meant by name.
    let patterns: [MovementPattern]
    /// Whether it must be a main lift or an assistance lift; nil for either and none.
    let lift: Lift?
    /// The muscles of which it must work one first; empty for any.
    let muscles: [Muscle]
    /// The gear that is preferred where it is there; empty for no preference.
    let gear: [Gear]
    let dose: BuildDose
    /// The shortest workout it is part of, in minutes.
    let from: Int
    /// The levels it is for; empty for all.
    let levels: [Level]
    /// The intensities it is for; empty for all.
    let intensities: [Intensity]
    /// Whether it is only for later years.
    let isForLaterYears: Bool
    /// Two slots next to each other with the same number are done in turn where time is short and what fills them allows
    /// it; nil for a slot that stands alone.
    let superset: Int?
    /// Whether anything usual of the same kind of work serves as well as what is named: what raises the pulse.
    let isOpen: Bool

    enum CodingKeys: String, CodingKey {
        case name, exercises, patterns, lift, muscles, gear, dose, from, levels, intensities, laterYears, superset, open
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.name = try values.decode(String.self, forKey: .name)
        self.exercises = try values.decodeIfPresent([Exercise.ID].self, forKey: .exercises) ?? []
        self.patterns = try values.decodeIfPresent([MovementPattern].self, forKey: .patterns) ?? []
        self.lift = try values.decodeIfPresent(Lift.self, forKey: .lift)
        self.muscles = try values.decodeIfPresent([Muscle].self, forKey: .muscles) ?? []
        self.gear = try values.decodeIfPresent([Gear].self, forKey: .gear) ?? []
        self.dose = try values.decode(BuildDose.self, forKey: .dose)
        self.from = try values.decodeIfPresent(Int.self, forKey: .from) ?? 0
        self.levels = try values.decodeIfPresent([Level].self, forKey: .levels) ?? []
        self.intensities = try values.decodeIfPresent([Intensity].self, forKey: .intensities) ?? []
        self.isForLaterYears = try values.decodeIfPresent(Bool.self, forKey: .laterYears) ?? false
        self.superset = try values.decodeIfPresent(Int.self, forKey: .superset)
        self.isOpen = try values.decodeIfPresent(Bool.self, forKey: .open) ?? false
    }
}

extension BuildSlot {
    /// Returns whether it is part of a member's workout: of that length, of that level, and for whom health allows bursts.
    func isPart(of circumstances: Circumstances) -> Bool {
        self.from <= circumstances.request.minutes && self.isMeant(for: circumstances)
    }

    /// Returns the same whatever the length.
    func isMeant(for circumstances: Circumstances) -> Bool {
        (self.levels.isEmpty || self.levels.contains(circumstances.facts.level))
            && (self.intensities.isEmpty || self.intensities.contains(circumstances.most))
            && (!self.isForLaterYears || circumstances.isInLaterYears)
            && !(circumstances.staysSteady && self.dose.isInBursts && !self.isOpen)
    }

    /// What says when it is filled: those of short workouts too before those of longer ones alone, and first of all what is only
    /// for later years, for it is little and wanted each time.
    var turn: Int { self.isForLaterYears ? -1 : self.from }

    /// Returns whether its words ask for such an exercise: by name, by movement, or for anything that raises the pulse.
    func asks(for exercise: Exercise) -> Bool {
        self.isOpen || self.exercises.contains(exercise.id) || self.patterns.contains(exercise.pattern)
    }
}
