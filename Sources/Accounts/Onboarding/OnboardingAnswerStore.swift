import Foundation
import HealthMath
import Members
import Storage

/// Reads and writes one member's answers, which are stored with body, health and profile.
struct OnboardingAnswerStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    /// Returns all answers so far; nil when there is no such member.
    func known() async throws -> OnboardingAnswers? {
        guard let body = try await BodyStore(database: self.database, owner: self.owner).body() else { return nil }
        return OnboardingAnswers(
            body: body,
            health: try await HealthStore(database: self.database, seal: self.seal, owner: self.owner).facts(),
            about: try await AboutStore(database: self.database, owner: self.owner).about()
        )
    }

    /// Stores the answers and marks their steps as done, in one transaction; a new weight counts for `today`.
    func keep(_ answers: [OnboardingAnswer], today: CalendarDay, at now: Date) async throws {
        try await self.database.write { [self] db in
            for answer in answers {
                try self.write(answer, today: today, at: now, in: db)
                try WelcomeStore.mark(answer.step, of: self.owner, at: now, in: db)
            }
        }
    }

    private func write(_ answer: OnboardingAnswer, today: CalendarDay, at now: Date, in db: any SQLConnection) throws {
        var health = HealthFacts()
        switch answer {
        case .body(let values):
            try self.write(values, today: today, at: now, in: db)
        case .activity(let values):
            try BodyStore.change(self.owner, in: db) {
                $0.activity = values.activity
                $0.experience = values.experience
            }
        case .aim(let values):
            try BodyStore.change(self.owner, in: db) { $0.aim = values.aim }
        case .injuries(let values):
            health.injuries = values.injuries
            health.nothingHurts = values.nothingHurts
            health.conditions = values.conditions
            try self.keep([.injuries, .conditions], of: health, in: db)
        case .limits(let values):
            health.limitations = values.limitations
            health.note = values.note
            health.diet = values.diet
            try self.keep([.limitations, .note, .diet], of: health, in: db)
        case .cycle(let values):
            health.cycle = values.cycle
            health.mindsCycle = values.mindsCycle
            try self.keep([.cycle, .cycleUse], of: health, in: db)
        case .about(let values):
            health.location = values.location
            try self.keep([.location], of: health, in: db)
            try AboutStore.keep(values.about, of: self.owner, in: db)
        }
    }

    /// Doesn't store an unchanged weight again.
    private func write(
        _ values: BodyForm.Values,
        today: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let before = try BodyStore.body(of: self.owner, in: db)?.kilograms
        try BodyStore.change(self.owner, in: db) {
            $0.centimetres = values.centimetres
            $0.desiredKilograms = values.desiredKilograms
        }
        // The form shows tenths of a unit, so a smaller difference was not typed.
        if let before, abs(before - values.kilograms) < 0.05 { return }
        try Weighing(kilograms: values.kilograms, day: today).record(of: self.owner, at: now, in: db)
    }

    private func keep(_ details: [HealthDetail], of facts: HealthFacts, in db: any SQLConnection) throws {
        try HealthStore.keep(details, of: facts, owner: self.owner, seal: self.seal, in: db)
    }
}
