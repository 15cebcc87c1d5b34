import Foundation
import HealthMath
import Members
import Storage

/// Keeps the progress of one member's onboarding.
struct WelcomeStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns the steps that were answered or skipped.
    func done() async throws -> Set<Step> {
        try await self.database.read { [owner] db in try Self.done(of: owner, in: db) }
    }

    func skip(_ step: Step, at now: Date) async throws {
        try await self.database.write { [owner] db in try Self.mark(step, of: owner, at: now, in: db) }
    }

    /// Marks a step as done; after the last one the member counts as onboarded.
    static func mark(_ step: Step, of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            INSERT INTO welcome_step (owner_id, step, at) VALUES (\(owner), \(step.rawValue), \(now.milliseconds))
            ON CONFLICT (owner_id, step) DO NOTHING
            """
        )
        let steps = try db.row("SELECT gender, birthday FROM member WHERE id = \(owner)") { row in
            var columns = row.reader
            return Step.asked(
                of: try columns.choice(of: Sex.self),
                born: try columns.parsed("day") { CalendarDay($0) },
                on: CalendarDay(now, in: .gmt)
            )
        }
        guard let steps, try Self.done(of: owner, in: db).isSuperset(of: steps) else { return }
        try db.execute(
            """
            UPDATE member SET onboarded_at = \(now.milliseconds), version = version + 1
            WHERE id = \(owner) AND onboarded_at IS NULL
            """
        )
    }

    static func done(of owner: Member.ID, in db: any SQLConnection) throws -> Set<Step> {
        let steps = try db.rows("SELECT step FROM welcome_step WHERE owner_id = \(owner) ORDER BY step") {
            Step(rawValue: try $0.text(0))
        }
        return Set(steps.compactMap(\.self))
    }
}
