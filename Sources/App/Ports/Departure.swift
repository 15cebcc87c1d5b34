import Accounts
import Community
import Nutrition
import Storage

/// Hides members who asked to leave from others at once, and shows them again when they stay.
///
/// Counts of people alike go on without them; if they stay, the next count includes them.
enum Departure {
    static let observer: LeavingObserver = { member, isLeaving, db in
        if isLeaving {
            try Absence.begin(of: member, in: db)
            try CohortStore.leave(member, in: db)
        } else {
            try Absence.end(of: member, in: db)
        }
    }

    /// Hides the members who asked before there was such a table.
    static let migrations = [
        Migration("app-0001-absence-of-leaving") { _ in
            ["INSERT INTO absence (owner_id) SELECT owner_id FROM leaving", Self.uncount]
        }
    ]

    private static let uncount = "DELETE FROM cohort_member WHERE owner_id IN (SELECT owner_id FROM leaving)"
}
