import Deeds
import Foundation
import HealthMath
import Members
import Storage

/// Keeps the deeds of an activity: a workout, minutes, sets.
struct ActivityDeeds: Sendable {
    let owner: Member.ID

    /// Brings the deeds of an activity up to date.
    func write(_ activity: Activity, before: Activity?, at now: Date, in db: any SQLConnection) throws {
        for (kind, quantity) in Self.quantities(activity) {
            if quantity > 0 {
                try Deed(
                    owner: self.owner,
                    day: activity.day,
                    kind: kind,
                    quantity: quantity,
                    source: Self.source(activity.id),
                    at: now
                ).record(in: db)
            } else if before != nil {
                try Deed.withdraw(owner: self.owner, kind: kind, source: Self.source(activity.id), in: db)
            }
        }
        let records = RecordDeeds(owner: self.owner)
        guard let before else { return try records.add(activity, at: now, in: db) }
        // How hard it felt as a whole, which is said last, sets no record.
        if activity.day == before.day, activity.sets == before.sets, !activity.sets.isEmpty { return }
        try records.settle(activity.efforts.union(before.efforts), at: now, in: db)
    }

    /// Withdraws the deeds of an activity that was removed.
    func withdraw(_ activity: Activity, in db: any SQLConnection) throws {
        for (kind, _) in Self.quantities(activity) {
            try Deed.withdraw(owner: self.owner, kind: kind, source: Self.source(activity.id), in: db)
        }
        try RecordDeeds(owner: self.owner).settle(activity.efforts, at: activity.startedAt, in: db)
    }

    static func quantities(_ activity: Activity) -> [(kind: Deed.Kind, quantity: Double)] {
        [
            (.workoutDone, activity.origin == .session ? 1 : 0),
            (.minutesTrained, (activity.seconds / 60).rounded()),
            (.setsDone, Double(activity.sets.workingSets)),
        ]
    }

    private static func source(_ id: String) -> String { "activity \(id)" }
}
