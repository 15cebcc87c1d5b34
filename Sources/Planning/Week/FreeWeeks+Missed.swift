import Foundation
import HealthMath
package import Members
import Storage

extension FreeWeeks {
    /// Returns the plans of the last days that didn't happen: those that wait for an answer, and those that waited so
    /// long that nothing is offered for them any more.
    func unanswered(
        of member: Member,
        at now: Int64,
        _ trained: [TrainedTime]
    ) async throws -> (missed: [PlannedWorkout], letGo: [PlannedWorkout]) {
        let plans = try await self.recentPlans(of: member, at: now)
        return (
            plans.filter { $0.state(at: now, trained) == .missed },
            plans.filter { $0.settled != .letGo && $0.state(at: now, trained) == .letGo }
        )
    }

    /// Returns the missed plans that wait for an answer, with what is offered for them.
    func allMissed(of member: Member) async throws -> [FreeWeek.Missed] {
        let now = self.now()
        let plans = try await self.recentPlans(of: member, at: now.milliseconds)
        // Every look at today asks, and most members planned nothing of late.
        guard !plans.isEmpty else { return [] }
        let today = member.day(at: now)
        let trained = try await self.training.trained(member.id, today.adding(days: -Self.patience - 1)...today)
        return try await self.offering(plans.filter { $0.state(at: now.milliseconds, trained) == .missed }, of: member)
    }

    /// Returns the plans of the last days, for which somebody may still answer.
    private func recentPlans(of member: Member, at now: Int64) async throws -> [PlannedWorkout] {
        let span = now - Int64(Self.patience) * 86_400_000..<now
        return try await PlannedWorkoutStore(database: self.database, owner: member.id).planned(in: span)
    }

    /// Adds to a missed plan what its week offers for it.
    func missed(_ plan: PlannedWorkout, of member: Member) async throws -> FreeWeek.Missed {
        let all = try await self.allMissed(of: member)
        if let missed = all.first(where: { $0.workout.id == plan.id }) { return missed }
        return try await self.offering([plan], of: member).first
            ?? FreeWeek.Missed(workout: plan, offer: nil, partner: nil)
    }

    /// Adds to missed plans the best times to which they could move, the same wherever they are shown.
    func offering(_ plans: [PlannedWorkout], of member: Member) async throws -> [FreeWeek.Missed] {
        guard !plans.isEmpty else { return [] }
        let partners = try await self.agreed.partners(member.id, plans.map(\.id))
        let mayMove = plans.filter { partners[$0.id] == nil && !$0.isCheckedIn }
        let offers = try await self.offers(for: mayMove, of: member)
        return plans.map { FreeWeek.Missed(workout: $0, offer: offers[$0.id], partner: partners[$0.id]) }
    }

    /// Returns the time that a plan is offered, the same on every page and in its notice; nil when there is none for a
    /// week, and for one that isn't missed where its member never said their hours.
    package func offer(for plan: PlannedWorkout, of member: Member) async throws -> Stretch? {
        let missed = try await self.allMissed(of: member)
        if let missed = missed.first(where: { $0.workout.id == plan.id }) { return missed.offer }
        guard try await FreeTimeStore(database: self.database, owner: member.id).settings() != nil else { return nil }
        return try await self.offers(for: [plan], of: member)[plan.id]
    }

    /// Returns the best time of the next days for each plan, by their ids; each is offered a day of its own.
    private func offers(for plans: [PlannedWorkout], of member: Member) async throws -> [String: Stretch] {
        guard !plans.isEmpty else { return [:] }
        let (now, today) = (self.now().milliseconds, member.day(at: self.now()))
        let chosen = try await FreeTimeStore(database: self.database, owner: member.id).settings()
        let settings = chosen ?? .usual
        let found = try await self.days(of: member.id, in: member.timeZone)
            .time(from: today, count: Self.patience + 1, settings)
        let trained = try await self.training.trained(member.id, today.adding(days: -TrainingHabits.memory)...today)
        let rests = try await self.rests(of: member)
        let open = found.ahead(of: now, settings, in: member.timeZone).filter { !rests.contains($0.day) }
        let choice = try await self.choice(
            for: member,
            chosen,
            found,
            trained,
            from: today,
            Self.patience + 1,
            moving: Set(plans.map(\.id))
        )
        var taken = choice.taken
        var offers: [String: Stretch] = [:]
        for plan in plans {
            let best = choice.best.suggestions(1, among: open, needed: plan.time.minutes, planned: taken).first
            guard let best else { continue }
            offers[plan.id] = best.time
            taken.insert(best.day)
        }
        return offers
    }
}
