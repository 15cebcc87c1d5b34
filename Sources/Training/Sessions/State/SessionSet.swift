/// One set of a session: its plan, and every completion and change of it.
struct SessionSet: Sendable, Codable, Equatable, Identifiable {
    let id: String
    /// The plan.
    let reps: Int?
    let seconds: Double?
    let kilograms: Double?
    /// When the set was added; nil for a planned one.
    let addedAt: Int64?
    /// Completions and changes by time, then id.
    var said: [Said] = []
    /// The ids of completions that were taken back; one may arrive before its completion.
    var undone: [String] = []
    /// Whether it was removed; without effect once the set is done, so that nothing confirmed gets lost.
    var removed = false

    /// A completion or a change; numbers that it leaves out stay as they were.
    struct Said: Sendable, Codable, Equatable {
        let id: String
        let at: Int64
        let done: Bool
        let reps: Int?
        let kilograms: Double?
        let seconds: Double?
        var metres: Double?
        let exertion: Double?
    }

    /// The numbers after all completions and changes.
    struct Numbers: Sendable, Equatable {
        var reps: Int?
        var seconds: Double?
        var kilograms: Double?
        var exertion: Double?
        var metres: Double?
    }

    /// The completion that counts: the last that wasn't taken back.
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
            numbers.metres = said.metres ?? numbers.metres
        }
        return numbers
    }

    static let mostSaid = 20
}
