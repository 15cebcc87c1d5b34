/// The kinds of things that can be shared; the raw texts are stored, so they never change.
package enum ShareKind: String, Sendable, CaseIterable {
    case workout, meal
}
