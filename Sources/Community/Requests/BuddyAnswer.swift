/// A member's answer to somebody they were shown.
package enum BuddyAnswer: String, Sendable, CaseIterable {
    case yes, no
}
