import Deeds
import Foundation
import HealthMath
import Members
import Storage

/// Checks one member in at events.
///
/// It compares where the member is and keeps nothing of it.
struct CheckInStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Checks in on the member's own day; a second call changes nothing.
    ///
    /// Nil when there is no such event. Guesses of the code are counted one after the other.
    func checkIn(
        at id: GroupEvent.ID,
        by proof: CheckIn,
        on day: CalendarDay,
        at now: Date
    ) async throws -> Result<GroupEvent, CheckIn.Refusal>? {
        try await self.database.write { [owner] db in
            // The same order as of those who join and leave.
            try db.acquire(.event(id))
            guard let event = try EventStore.find(id, in: db) else { return nil }
            let attendance = try AttendanceStore.find(owner, id, in: db)
            if attendance?.checkedInAt != nil { return .success(event) }
            if let refusal = proof.refusal(at: event, attendance, at: now) {
                switch refusal {
                case .wrongCode, .tooManyCodes: try Self.count(owner, id, in: db)
                default: break
                }
                return .failure(refusal)
            }
            try db.execute(
                """
                UPDATE event_attendance SET checked_in_at = \(now.milliseconds)
                WHERE owner_id = \(owner) AND event_id = \(id)
                """
            )
            try Deed(
                owner: owner,
                day: day,
                kind: .eventAttended,
                quantity: Double(event.points(for: owner)),
                source: AttendanceStore.source(id),
                at: now
            ).record(in: db)
            try BuddyNewsJob.add(.checkedIn(id), of: owner, at: now, in: db)
            return .success(event)
        }
    }

    /// Counts a wrong code, up to the most.
    private static func count(_ owner: Member.ID, _ id: GroupEvent.ID, in db: any SQLConnection) throws {
        try db.execute(
            """
            UPDATE event_attendance SET wrong_codes = wrong_codes + 1
            WHERE owner_id = \(owner) AND event_id = \(id) AND wrong_codes < \(CheckIn.mostWrongCodes)
            """
        )
    }
}
