import FoodCatalogue

/// A member's own food that they offered to everybody.
struct Contribution: Sendable, Equatable {
    enum State: String, Sendable, CaseIterable { case waiting, accepted, refused }

    let id: String
    let state: State
    /// Why it was refused; empty otherwise.
    let reason: String
    /// The shared food that was made of it; nil before.
    let shared: Food.ID?

    /// The most foods of one member that may wait for review.
    static let mostWaiting = 100
    static let longestReason = 500
}
