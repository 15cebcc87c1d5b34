import Accounts
import Community
import Nutrition
import Storage

/// Who asked to leave is gone for others at once, as if the account were deleted already, and back when they stay.
///
/// What was counted with them among people alike goes on without them; staying, they are in the next count.
enum Departure {
    static let observer: LeavingObserver = { member, isLeaving, db in
        if isLeaving {
            try Absence.begin(of: member, in: db)
            try CohortStore.leave(member, in: db)
        } else {
            try Absence.end(of: member, in: db)
        }
    }

    /// Hides those who asked before there was anything to hide them.
    static let migrations = [
        Migration("app-0001-absence-of-leaving") { _ in
            ["INSERT INTO absence (owner_id) SELECT owner_id FROM leaving", Self.uncount]
        }
    ]

    private static let uncount = "DELETE FROM cohort_member WHERE owner_id IN (SELECT owner_id FROM leaving)"
}
