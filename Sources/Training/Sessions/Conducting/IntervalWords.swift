/// What one does in the two parts of an interval: the work, and the ease that stands in place of a rest.
struct IntervalWords: Sendable, Equatable {
    /// The word for the hard part: "Run", as in "Run now".
    let work: String
    let ease: String
    /// The exercise whose figure shows the ease.
    let easeExercise: Exercise.ID
    /// The exercise whose figure shows the work; nil where the interval's own does.
    let workExercise: Exercise.ID?

    /// Returns nil for what isn't done in turn with something easy, and for one long stretch, which everybody divides
    /// as they like.
    init?(_ item: WorkoutItem) {
        guard item.sets > 1, item.restSeconds > 0, let seconds = item.seconds, seconds <= Self.longest,
            let known = Self.known[item.exercise]
        else { return nil }
        self = known
    }

    private init(_ work: String, _ ease: String, _ easeExercise: Exercise.ID, shown workExercise: Exercise.ID? = nil) {
        self.work = work
        self.ease = ease
        self.easeExercise = easeExercise
        self.workExercise = workExercise
    }

    /// Returns text such as "4 times: run for 1:00, then walk for 1:15".
    func text(of item: WorkoutItem, rest: Int) -> String {
        let (work, ease) = (Double(item.seconds ?? 0), Double(rest))
        return "\(item.sets) times: \(self.work.lowercased()) for \(SetWords.clock(work)), "
            + "then \(self.ease.lowercased()) for \(SetWords.clock(ease))"
    }

    /// In seconds: the longest runs between walks, and the longest intervals on machines, take five minutes.
    private static let longest = 300

    /// The words for exercises of the catalogue, as their cues say it.
    static let known: [Exercise.ID: IntervalWords] = [
        "jog-walk": .init("Run", "Walk", "easy-walk", shown: "easy-jog"),
        "easy-jog": .init("Run", "Walk", "easy-walk"),
        "walking-intervals": .init("Walk fast", "Walk easily", "easy-walk"),
        "run-intervals": .init("Run fast", "Walk", "easy-walk"),
        "sprint-intervals": .init("Sprint", "Walk", "easy-walk"),
        "strides": .init("Stride out", "Walk back", "easy-walk"),
        "hill-repeats": .init("Run uphill", "Walk down", "easy-walk"),
        "fartlek": .init("Run fast", "Jog easily", "easy-jog"),
        "treadmill-intervals": .init("Run fast", "Walk", "treadmill-walk"),
        "ride-intervals": .init("Ride hard", "Ride easily", "easy-ride"),
        "bike-intervals": .init("Pedal hard", "Pedal easily", "stationary-bike"),
        "air-bike-intervals": .init("Pedal hard", "Turn slowly", "air-bike"),
        "hand-bike-intervals": .init("Turn fast", "Turn slowly", "hand-bike"),
        "row-intervals": .init("Row hard", "Row gently", "rowing-machine"),
        "ski-erg-intervals": .init("Pull hard", "Pull lightly", "ski-machine"),
        "low-impact-intervals": .init("Go quick", "Step on the spot", "march-in-place"),
    ]
}
