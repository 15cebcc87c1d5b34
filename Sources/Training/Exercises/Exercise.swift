import HealthMath

/// One exercise of the catalogue, or a member's own.
package struct Exercise: Sendable, Codable, Equatable, Identifiable {
    /// "goblet-squat"; a member's own are UUIDs.
    package let id: String
    /// What gyms and physiotherapists call it.
    var name: String
    /// Our own kind words for it where the name needs them, never the name again; empty where none are needed.
    var plain = ""
    /// What else people call it: other names, shown on its page, each of this exercise alone.
    var alsoCalled: [String] = []
    /// What finds it and is no name of it: other spellings, its kind ("yoga"), words near to it; never shown.
    var searchWords: [String] = []
    /// A description in a few sentences.
    var about: String
    /// What to mind while doing it, in order.
    var cues: [String]
    var category: ExerciseCategory
    var pattern: MovementPattern
    var muscles: [Muscle]
    var alsoMuscles: [Muscle]
    /// The least equipment that it needs.
    var equipment: Equipment
    /// Its gear in words: "resistance band"; empty for none.
    var gear: [String]
    /// The gear, in the same words, whose work it imitates: nothing for a place where that is; nil for nothing.
    var insteadOf: String?
    var places: [Place]
    var level: Level
    /// The people for whom the exercise was made; empty for everybody.
    var madeFor: [Audience] = []
    var usual = Popularity.common
    var lift = Lift.none
    /// Its MET at each intensity at which it can be done; each value lies in its intensity's band.
    var mets: [Pace]
    /// Its load on joints: 1 lightly, 2 moderately, 3 heavily; joints not named are hardly loaded.
    var joints: [String: Int]
    var position: Position
    var traits: [ExerciseTrait]
    /// The parts of a workout in which it may stand.
    var parts: [WorkoutPart]
    var measure: Measure
    /// True where one really goes on for many minutes at a stretch: runs, walks, rows, rides, swims; nil elsewhere.
    var continuous: Bool?
    /// Whether each side is trained separately; sets, reps and seconds are then those of one side.
    var sides: Bool
    /// The seconds of one repetition; 0 where seconds are counted.
    var secondsPerRep: Double
    /// Whether it is done with a chosen weight.
    var weighted: Bool
    /// Ids of exercises that do the same more easily, and harder.
    var easier: [String]
    var harder: [String]
    /// The exercise of the catalogue whose figure it has, as the member who added it chose; nil for the catalogue's.
    var like: String?

    /// The energy of an exercise at one intensity.
    struct Pace: Sendable, Codable, Equatable {
        let intensity: Intensity
        let met: Double
        /// The Compendium's code of 2011, "02022"; nil where none fits.
        let code: String?
    }

    enum Measure: String, Sendable, Codable { case reps, seconds }

    /// Returns the pace at an intensity; nil when it can't be done so.
    func pace(_ intensity: Intensity) -> Pace? { self.mets.first { $0.intensity == intensity } }

    /// The pace at which most people do it: moderate where it has one, else the easiest.
    var usualPace: Pace? { self.pace(.moderate) ?? self.mets.min { $0.met < $1.met } }

    /// All it is called beside its name, our own words first.
    var otherNames: [String] { ([self.plain] + self.alsoCalled).filter { !$0.isEmpty } }

    /// What finds it beside its name and our own words.
    var aliases: [String] { self.alsoCalled + self.searchWords }

    /// Returns the load on an area, 0 to 3.
    func load(on area: InjuryArea) -> Int { self.joints[area.rawValue] ?? 0 }

    /// Returns whether it moves or strengthens what carries an area: knees, hips, ankles and feet by legs, the others
    /// by their load.
    func trains(_ area: InjuryArea) -> Bool {
        switch area {
        case .knee, .hip, .ankle, .foot:
            self.load(on: area) > 0 && self.pattern != .steady || self.pattern.side == .legs
        default: self.load(on: area) > 0
        }
    }

    /// Returns how a load from 1 to 3 is said: "Knee moderately".
    static func loadWords(_ load: Int) -> String { load >= 3 ? "heavily" : load == 2 ? "moderately" : "lightly" }
}
