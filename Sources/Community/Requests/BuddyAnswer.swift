/// What a member says to somebody they were shown.
package enum BuddyAnswer: String, Sendable, CaseIterable {
    case yes, no
}
