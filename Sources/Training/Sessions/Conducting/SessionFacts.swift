import Members

/// The facts of a workout that the page's script needs beside the state.
struct SessionFacts: Encodable {
    let id: String
    let unit: String
    /// "km" or "mi".
    let distanceUnit: String
    let body: SessionScript.Body?
    let items: [Item]
    /// The positions of exercises that a safety rule forbids; when these change, the page is drawn anew.
    let unsafe: [Int]

    struct Item: Encodable {
        let met: Double
        let restMET: Double?
        let secondsPerRep: Double
        let sides: Bool
        let runs: Bool
        let asksEffort: Bool
        let isRampUp: Bool
        /// Whether the exercise is loaded with plates.
        let isPlated: Bool
        /// The position of the ramp-up sets of the same lift; nil without any.
        let rampUp: Int?
        /// Whether its sets count as working sets.
        let isWorking: Bool
        /// Whether people count how far it went.
        let hasDistance: Bool
    }

    init(_ session: TrainingSession, catalogue: ExerciseCatalogue, unsafePlaces: Set<Int>, units: Units) {
        self.id = session.id
        self.distanceUnit = units.distance.rawValue
        self.unsafe = unsafePlaces.sorted()
        self.unit = LiftWeight(units).name
        self.body = session.script.body
        let isPlannedByEffort = session.script.isPlannedByEffort
        let parts = session.script.phases.flatMap { phase in phase.items.map { _ in phase.part } }
        self.items = zip(session.script.items, parts).enumerated().map { place, one in
            let (item, part) = one
            let exercise = catalogue[item.exercise]
            return Item(
                met: item.met,
                restMET: item.restMET,
                secondsPerRep: item.secondsPerRep,
                sides: item.sides,
                runs: !unsafePlaces.contains(place) && item.runsByItself(in: part),
                asksEffort: item.asksEffort(in: part, of: exercise, isPlannedByEffort: isPlannedByEffort),
                isRampUp: item.role == .rampUp,
                isPlated: exercise?.isPlated ?? false,
                rampUp: session.rampUp(before: place),
                isWorking: item.isWorking(in: part),
                hasDistance: item.hasDistance(in: part, of: exercise)
            )
        }
    }
}
