import HealthMath
import Portability
import Storage

/// The rules by which imported rows of this wing are checked: only what its forms and devices could have written.
extension TrainingPortability {
    static let tables = [
        activity, activitySet, ownExercise, exclusion, workout, session, favouriteGym, rememberedPlace,
        placeGear,
    ]

    private static let activity = RestoredTable(
        "activity",
        limit: .init(Activity.mostOfDay, alike: ["day"], where: RestoredTable.Limit.present)
    ) { row in
        try row.id("id")
        let day = try row.day("day")
        try row.choice("origin", of: Activity.Origin.self)
        try row.text("title", upTo: ActivityFields.longestTitle)
        try row.name("exercise_id", required: false)
        try row.id("workout_id", required: false)
        try row.past("started_at", isOld: (day?.year ?? 0) < 1_971)
        try row.number("seconds", in: 0...WorkoutFile.longest)
        try row.number("metres", in: 0...Self.farthest, required: false)
        try row.number("kcal", in: 0...ActivityFields.mostKilocalories)
        try row.choice("way", of: Activity.Way.self)
        try row.number("average_beats", in: 1...Self.highestPulse, required: false)
        try row.number("highest_beats", in: 1...Self.highestPulse, required: false)
        try row.parsed("zone_seconds", required: false, Activity.zoneSeconds)
        try row.number("exertion", in: SessionEventFields.exertion, required: false)
        try row.text("file_name", upTo: 100, required: false)
        try row.version()
        try row.past("created_at")
        try row.past("removed_at", required: false)
    }

    private static let activitySet = RestoredTable("activity_set", parent: .init("activity", by: "activity_id")) {
        row in
        try row.id("activity_id")
        try row.whole("position", in: 0...Int64(WorkoutLimits.exercises * SessionExercise.mostSets))
        try row.name("exercise_id")
        try row.text("name", upTo: 200)
        try row.choice("part", of: WorkoutPart.self)
        try row.whole("reps", in: 1...1_000, required: false)
        try row.number("kilograms", in: 0.001...1_000, required: false)
        try row.number("seconds", in: 0.001...WorkoutLimits.longestSet, required: false)
        try row.number("exertion", in: SessionEventFields.exertion, required: false)
        try row.whole("sides", in: 0...1, required: false)
        try row.whole("planned_reps", in: 1...1_000, required: false)
        try row.whole("planned_reserve", in: 0...10, required: false)
        try row.past("done_at")
    }

    private static let ownExercise = RestoredTable(
        "own_exercise",
        limit: .init(OwnExercise.most, where: RestoredTable.Limit.present)
    ) { row in
        try row.id("id")
        try row.text("name", upTo: OwnExerciseForm.longestName)
        try row.lines("about", upTo: OwnExerciseForm.longestAbout)
        try row.choice("category", of: ExerciseCategory.self)
        try row.choice("pattern", of: MovementPattern.self)
        try row.parsed("muscles") { Self.some(Muscle.self, $0) }
        try row.choice("equipment", of: Equipment.self)
        try row.parsed("places") { Self.some(Place.self, $0) }
        try row.choice("level", of: Level.self)
        try row.choice("effort", of: Intensity.self)
        try row.choice("body_position", of: Position.self)
        try row.choice("measure", of: Exercise.Measure.self)
        try row.flag("sides")
        try row.flag("weighted")
        try row.parsed("loads", required: false) { Self.each(InjuryArea.self, $0) }
        try row.parsed("traits", required: false) { Self.each(ExerciseTrait.self, $0) }
        // The exercise that it looks like may be gone since; it is kept without.
        if let like = try row.name("moves_like", required: false), ExerciseFigures.name(of: like).isEmpty {
            row.set("moves_like", .null)
        }
        try row.version()
        try row.past("created_at")
        try row.past("removed_at", required: false)
    }

    private static let exclusion = RestoredTable("exercise_exclusion", limit: .init(2_000)) { row in
        // An own exercise may come with the same file.
        let id = try row.name("exercise_id")
        let isKnown = try id.map { try ExerciseCatalogue.shipped()[$0] != nil } ?? false
        if !isKnown { try row.id("exercise_id") }
        try row.past("at")
    }

    private static let workout = RestoredTable(
        "workout",
        limit: .init(WorkoutLimits.workouts, where: RestoredTable.Limit.present)
    ) { row in
        try row.id("id")
        try row.text("title", upTo: WorkoutLimits.title)
        try row.lines("about", upTo: WorkoutLimits.about)
        try row.choice("intensity", of: Intensity.self)
        let minutes = try row.whole("minutes", in: 0...90)
        try row.demand(minutes.map { WorkoutRequest.lengths.contains(Int($0)) } ?? false, "minutes")
        try row.choice("place", of: Place.self)
        let equipment = try row.choice("equipment", of: Equipment.self)
        try row.demand(equipment.map(WorkoutRequest.equipments.contains) ?? false, "equipment")
        try row.choice("goal", of: TrainingGoal.self)
        try row.whole("seed", in: 0...Int64(WorkoutLimits.seed.upperBound))
        try row.parsed("plan") { WorkoutPlan(text: $0) }
        try row.number("expected_kcal", in: 0...50_000, required: false)
        try row.choice("status", of: Workout.Status.self)
        try row.version()
        try row.past("created_at")
        try row.past("removed_at", required: false)
        try row.firstName("shared_by", required: false)
        try row.parsed("gear", required: false, [Gear].init(column:))
        try row.parsed("day_after", required: false, DayAfter.init(rawValue:))
        try row.parsed("kind", required: false, WorkoutKind.init(rawValue:))
    }

    private static let session = RestoredTable("training_session", limit: .init(Activity.mostOfDay, alike: ["day"])) {
        row in
        try row.id("id")
        try row.id("workout_id")
        try row.day("day")
        let script = try row.parsed("script") { $0 }
        let state = try row.parsed("conduct") { $0 }
        let parts = SessionJSON.parts(script: script ?? "", state: state ?? "")
        // One that is to go on must have room for its end.
        try row.demand(parts.map { $0.1.end != nil || $0.1.hasRoom(after: .start) } ?? false, "conduct")
        try row.version()
        try row.past("started_at")
        try row.past("ended_at", required: false)
    }

    private static let favouriteGym = RestoredTable("favourite_gym", limit: .init(1_000)) { row in
        // Whether it is known is asked when it is written (`FavouriteGymStore.complete`).
        try row.name("gym_id", upTo: Gym.longest.id)
        try row.text("name", upTo: 200)
        // Both are missing for a gym of which only the town is known.
        let latitude = try row.number("latitude", in: -90...90, required: false)
        let longitude = try row.number("longitude", in: -180...180, required: false)
        try row.demand((latitude == nil) == (longitude == nil), "longitude")
        try row.past("at")
    }

    private static let rememberedPlace = RestoredTable("remembered_place") { row in
        try row.parsed("kind") { $0 == RememberedPlaceStore.kind ? $0 : nil }
        try row.parsed("sealed", RememberedPlaceStore.coordinate)
    }

    private static let placeGear = RestoredTable("place_gear", limit: .init(Place.allCases.count)) { row in
        try row.choice("place", of: Place.self)
        try row.parsed("gear", [Gear].init(column:))
    }

    /// In metres: a device may have recorded more than a form takes.
    private static let farthest = 10_000_000.0
    /// In beats a minute: the most that a watch measures.
    private static let highestPulse = 300.0

    /// Returns a list of at least one choice.
    private static func some<Choice: RawRepresentable<String>>(_: Choice.Type, _ words: String) -> [Choice]? {
        Self.each(Choice.self, words).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func each<Choice: RawRepresentable<String>>(_: Choice.Type, _ words: String) -> [Choice]? {
        words.utf8.count <= 1_000 ? [Choice](words: words) : nil
    }
}
