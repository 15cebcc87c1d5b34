/// A food that its owner offered to everybody here.
package struct Contribution: Sendable, Equatable {
    package enum State: String, Sendable, CaseIterable { case waiting, accepted, refused }

    package let id: String
    package let state: State
    /// Why it was refused; empty otherwise.
    package let reason: String
    /// The food that everybody has, once one was made of it.
    package let shared: Food.ID?

    /// The most foods of one member that may wait for review.
    static let mostWaiting = 100
    static let longestReason = 500
}
