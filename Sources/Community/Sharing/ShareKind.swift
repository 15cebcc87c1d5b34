/// What buddies give each other; stable texts, for they are stored.
enum ShareKind: String, Sendable, CaseIterable {
    case workout, meal
}
