import Members

/// What one member came to in a group.
struct RivalStanding: Sendable, Equatable {
    let member: Member.ID
    /// The order in which they joined the group.
    let number: Int
    let score: Int
    /// The steps of each rule, in their order; told to the member alone.
    let steps: [Int]

    /// Steps as they are stored: "7 10 0".
    static func text(_ steps: [Int]) -> String { steps.map(String.init).joined(separator: " ") }

    static func steps(_ text: String) -> [Int] { text.split(separator: " ").compactMap { Int($0) } }
}
