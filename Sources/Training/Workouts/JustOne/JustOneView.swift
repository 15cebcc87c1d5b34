import Storage

/// One thing that Train offers by itself, with its minutes.
struct JustOneView: Encodable, Sendable {
    /// "Just a walk".
    let justName: String
    /// Whether its minutes stand there at once.
    let justOpen: Bool
    let justActivity: String
    let justRequest: String
    let lengths: [String]

    init(_ activity: JustOne, for facts: TrainingFacts) {
        self.justName = activity.label(for: facts)
        self.justOpen = activity == .walk
        self.justActivity = activity.rawValue
        self.justRequest = RowID.new()
        self.lengths = WorkoutRequest.lengths.map(String.init)
    }
}
