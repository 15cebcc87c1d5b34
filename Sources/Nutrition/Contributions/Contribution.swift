import FoodCatalogue

/// A food that its owner offered to everybody here.
struct Contribution: Sendable, Equatable {
    enum State: String, Sendable, CaseIterable { case waiting, accepted, refused }

    let id: String
    let state: State
    /// Why it was refused; empty otherwise.
    let reason: String
    /// The food that everybody has, once one was made of it.
    let shared: Food.ID?

    /// The most foods of one member that may wait for review.
    static let mostWaiting = 100
    static let longestReason = 500
}
