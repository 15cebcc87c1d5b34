/// What buddies give each other; stable texts, for they are stored.
package enum ShareKind: String, Sendable, CaseIterable {
    case workout, meal
}
