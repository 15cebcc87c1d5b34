/// One set of a session: what was planned, and everything that was said about it.
package struct SessionSet: Sendable, Codable, Equatable, Identifiable {
    package let id: String
    /// What was planned.
    package let reps: Int?
    package let seconds: Double?
    package let kilograms: Double?
    /// When it was added; nil for a planned one.
    package let addedAt: Int64?
    /// In order of time, then id.
    package internal(set) var said: [Said] = []
    /// The ids of completions that were taken back; one may be known before its completion.
    package internal(set) var undone: [String] = []
    /// Without effect once the set is done: nothing confirmed gets lost.
    package internal(set) var removed = false

    /// A completion or a change, with what it says; what it leaves out stays.
    package struct Said: Sendable, Codable, Equatable {
        package let id: String
        package let at: Int64
        package let done: Bool
        package let reps: Int?
        package let kilograms: Double?
        package let seconds: Double?
        package let exertion: Double?
    }

    /// What holds now.
    package struct Numbers: Sendable, Equatable {
        package var reps: Int?
        package var seconds: Double?
        package var kilograms: Double?
        package var exertion: Double?
    }

    /// The completion that holds: the last that wasn't taken back.
    package var completion: Said? { self.said.last { $0.done && !self.undone.contains($0.id) } }
    package var isDone: Bool { self.completion != nil }
    package var isShown: Bool { self.isDone || !self.removed }

    package var numbers: Numbers {
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
