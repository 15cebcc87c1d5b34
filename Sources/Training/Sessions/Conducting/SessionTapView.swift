/// The one tap that does the set that is on as planned, at the bottom of the page.
struct SessionTapView: Encodable, Sendable {
    /// Whether a tap does it; else the exercise is finished, or effort is said with it.
    let isPlain: Bool
    let saysEffort: Bool
    /// Whether the weight of the lift is asked for first.
    let asksWeight: Bool
    /// The id of the form of the set that is on; empty when none is.
    let onForm: String
    let onRequest: String
    let onName: String
    /// "Set 1 done", "Done" of what is done in one piece, and that it has no weight where one is to be typed.
    let tapWords: String
    let onSet: String
    let onReps: String
    let onWeight: String
    let felt: [Felt]

    /// How the last set felt.
    struct Felt: Encodable, Sendable {
        let feltWords: String
        /// The exertion, 1 to 10.
        let feltValue: String
    }

    init(_ set: SessionSetView?, saysEffort: Bool, asksWeight: Bool, planned: Int) {
        self.isPlain = set != nil && !saysEffort
        self.saysEffort = set != nil && saysEffort
        self.asksWeight = set != nil && asksWeight
        self.onForm = set?.formId ?? ""
        self.onRequest = set?.setRequest ?? ""
        self.onName = set?.setName ?? ""
        let done = set.map { $0.setName == SessionSetView.onePiece ? "Done" : "\($0.setName) done" } ?? ""
        self.tapWords = set.map { done + ($0.weighted && $0.weight.isEmpty ? ", no weight" : "") } ?? ""
        self.onSet = set?.setId ?? ""
        self.onReps = set?.reps ?? ""
        self.onWeight = set?.weight ?? ""
        self.felt = [("Easy", -2), ("Right", 0), ("Hard", 2)].map {
            Felt(feltWords: $0, feltValue: String(min(max(planned + $1, 1), 10)))
        }
    }
}
