/// Something that happened in a session: a fact that may arrive more than once and in any order.
struct SessionEvent: Sendable, Codable, Equatable {
    /// A UUID in lower case, made by the device: the same id is the same fact.
    let id: String
    /// Milliseconds since 1970.
    var at: Int64
    let kind: Kind
    /// The exercise, counted from 1 in the order of the session.
    var exercise: Int?
    /// The key of that exercise, which finds it wherever a swap moved it; nil from a device that knows only its number.
    var exerciseKey: String?
    /// "2" for the second planned set; an added set has the id of the event that added it.
    var set: String?
    var reps: Int?
    /// 0 for no weight.
    var kilograms: Double?
    var seconds: Double?
    /// How far it went; 0 for no distance.
    var metres: Double?
    /// The exertion felt, 1 to 10.
    var exertion: Double?
    /// The id of the completion that is taken back; nil for the one that counts.
    var of: String?
    /// The mean of the fifteen seconds from `at`, in beats a minute.
    var beats: Double?
    var highestBeats: Double?

    /// The raw texts are stored and sent, so they never change.
    enum Kind: String, Sendable, Codable, CaseIterable {
        case start, pause, resume, stop
        case completeSet, changeSet, undoSet, addSet, removeSet
        /// Skips an exercise on purpose: it counts as finished.
        case skip
        case unskip
        /// Leaves an exercise whose sets are done or skipped; leaving the last one ends the session.
        case next
        case restEnded
        /// Makes the rest that is on longer by fifteen seconds.
        case restLonger
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
}
