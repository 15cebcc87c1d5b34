/// Something that happened in a session: a fact, told once or more often, in any order.
struct SessionEvent: Sendable, Codable, Equatable {
    /// Made by the device, a UUID in small letters: the same id is the same fact.
    let id: String
    /// Milliseconds since 1970.
    var at: Int64
    let kind: Kind
    /// From 1, in the order of the session.
    var exercise: Int?
    /// "2" for the second planned set; one that was added bears the id of the event that added it.
    var set: String?
    var reps: Int?
    /// 0 for no weight.
    var kilograms: Double?
    var seconds: Double?
    /// As felt, 1 to 10.
    var exertion: Double?
    /// Which completion is taken back: its event's id; nil for the one that holds.
    var of: String?
    /// The mean of the fifteen seconds from `at`, in beats a minute.
    var beats: Double?
    var highestBeats: Double?

    /// Stable texts: they are stored and sent.
    enum Kind: String, Sendable, Codable, CaseIterable {
        case start, pause, resume, stop
        case completeSet, changeSet, undoSet, addSet, removeSet
        /// On purpose: the exercise counts as dealt with.
        case skip
        case unskip
        /// Leaves an exercise whose sets are done or skipped; the last one ends the session.
        case next
        case restEnded
        case heartRate
        /// How hard it was as a whole.
        case feel

        var isAboutSet: Bool {
            switch self {
            case .completeSet, .changeSet, .undoSet, .removeSet: true
            default: false
            }
        }

        var isAboutExercise: Bool { self.isAboutSet || self == .addSet || self.isAboutLeaving }
        private var isAboutLeaving: Bool { self == .skip || self == .unskip || self == .next }
    }

    init(
        id: String,
        at: Int64,
        kind: Kind,
        exercise: Int? = nil,
        set: String? = nil,
        reps: Int? = nil,
        kilograms: Double? = nil,
        seconds: Double? = nil,
        exertion: Double? = nil,
        of: String? = nil,
        beats: Double? = nil,
        highestBeats: Double? = nil
    ) {
        self.id = id
        self.at = at
        self.kind = kind
        self.exercise = exercise
        self.set = set
        self.reps = reps
        self.kilograms = kilograms
        self.seconds = seconds
        self.exertion = exertion
        self.of = of
        self.beats = beats
        self.highestBeats = highestBeats
    }
}
