import Foundation
import Jobs
import Members
import Notices
import Storage
import Web

/// Brings a member's calendar in line with a planned workout: writes, moves or removes its event.
struct WorkoutWriting: Sendable {
    /// Returns nil for a calendar that can't be written to; `keep` stores new settings.
    typealias Open =
        @Sendable (
            _ settings: String,
            _ keep: @Sendable @escaping (_ settings: String) async throws -> Void
        ) throws(CalendarTrouble) -> (any CalendarWriting)?

    /// How often a plan that changes while it is written is written again before the next job.
    private static let mostTurns = 3

    let database: any Database
    let seal: Seal
    let writers: [ConnectedCalendar.Kind: Open]
    /// Returns the page of a planned workout, which its event links to.
    let address: @Sendable (PlannedWorkout) -> String
    let now: @Sendable () -> Date

    /// Runs a `WritePlanned` job.
    @Sendable
    func run(_ job: Job) async throws -> JobOutcome {
        let parts = job.payload.split(separator: " ").map(String.init)
        guard parts.count == 2, let owner = Int64(parts[0]) else { return .hopeless("no plan in the payload") }
        do {
            try await self.write(parts[1], of: owner)
            return .done
        } catch let trouble as CalendarTrouble where trouble.isForMember {
            try await self.tell(trouble, to: owner)
            return .done
        }
    }

    private func write(_ id: String, of owner: Member.ID) async throws {
        let plans = PlannedWorkoutStore(database: self.database, owner: owner)
        let written = WrittenStore(database: self.database, owner: owner)
        for _ in 0..<Self.mostTurns {
            let plan = try await plans.find(id)
            let wanted = plan.flatMap { $0.inCalendar && $0.takesTime ? $0 : nil }
            let calendar = wanted == nil ? nil : try await self.calendars(of: owner).forWorkouts()
            var there = try await written.find(id)
            if let old = there, old.calendar != calendar?.id {
                try await self.writer(old.calendar, owner)?.remove(id, kept: old.tag)
                try await written.forget(id)
                there = nil
            }
            if let wanted, let calendar {
                guard let writer = try await self.writer(calendar.id, owner) else {
                    throw calendar.isLost ? CalendarTrouble.lost : .readOnly
                }
                let tag = try await writer.put(self.event(wanted), kept: there?.tag)
                try await written.note(id, WrittenStore.Written(calendar: calendar.id, tag: tag))
            }
            // Two jobs may write at once; the one with the older plan writes again.
            if try await plans.find(id)?.version == plan?.version { return }
        }
    }

    private func writer(_ calendar: String, _ owner: Member.ID) async throws -> (any CalendarWriting)? {
        let store = self.calendars(of: owner)
        guard let kind = try await store.find(calendar)?.kind, let open = self.writers[kind],
            let settings = try await store.settings(of: calendar)
        else { return nil }
        return try open(settings) { try await store.keep(settings: $0, of: calendar) }
    }

    private func event(_ plan: PlannedWorkout) -> PlannedEvent {
        PlannedEvent(id: plan.id, title: plan.title, about: self.address(plan), time: plan.time)
    }

    private func calendars(of owner: Member.ID) -> CalendarStore {
        CalendarStore(database: self.database, seal: self.seal, owner: owner)
    }

    /// Tells the member about a trouble, at most once a day, however many plans wait.
    private func tell(_ trouble: CalendarTrouble, to owner: Member.ID) async throws {
        guard let calendar = try await self.calendars(of: owner).forWorkouts() else { return }
        let now = self.now()
        let day = now.milliseconds / 86_400_000
        try await self.database.write { db in
            try Notice.tell(
                owner,
                .calendar,
                "We couldn't write your workout into \(calendar.name). \(trouble.words)",
                path: Places.calendars.path,
                cause: "write-planned/\(calendar.id)/\(day)",
                at: now,
                in: db
            )
        }
    }
}
