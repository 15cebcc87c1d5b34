/// One set of a session: what was planned, and everything that was said about it.
struct SessionSet: Sendable, Codable, Equatable, Identifiable {
    let id: String
    /// What was planned.
    let reps: Int?
    let seconds: Double?
    let kilograms: Double?
    /// When it was added; nil for a planned one.
    let addedAt: Int64?
    /// In order of time, then id.
    var said: [Said] = []
    /// The ids of completions that were taken back; one may be known before its completion.
    var undone: [String] = []
    /// Without effect once the set is done: nothing confirmed gets lost.
    var removed = false

    /// A completion or a change, with what it says; what it leaves out stays.
    struct Said: Sendable, Codable, Equatable {
        let id: String
        let at: Int64
        let done: Bool
        let reps: Int?
        let kilograms: Double?
        let seconds: Double?
        let exertion: Double?
    }

    /// What holds now.
    struct Numbers: Sendable, Equatable {
        var reps: Int?
        var seconds: Double?
        var kilograms: Double?
        var exertion: Double?
    }

    /// The completion that holds: the last that wasn't taken back.
    var completion: Said? { self.said.last { $0.done && !self.undone.contains($0.id) } }
    var isDone: Bool { self.completion != nil }
    var isShown: Bool { self.isDone || !self.removed }

    var numbers: Numbers {
        var numbers = Numbers(reps: self.reps, seconds: self.seconds, kilograms: self.kilograms)
        for said in self.said where !self.undone.contains(said.id) {
            numbers.reps = said.reps ?? numbers.reps
            numbers.seconds = said.seconds ?? numbers.seconds
            numbers.kilograms = said.kilograms ?? numbers.kilograms
            numbers.exertion = said.exertion ?? numbers.exertion
        }
        return numbers
    }

    static let mostSaid = 20
}
