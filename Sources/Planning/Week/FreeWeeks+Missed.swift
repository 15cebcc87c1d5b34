import Foundation
import HealthMath
import Members
import Storage

extension FreeWeeks {
    /// Returns the plans of the last days that didn't happen: those that wait for an answer, and those that waited so
    /// long that they were let go.
    func unanswered(
        of member: Member,
        at now: Int64,
        _ trained: [TrainedTime]
    ) async throws -> (missed: [PlannedWorkout], letGo: [PlannedWorkout]) {
        let span = now - Int64(Self.patience) * 86_400_000..<now
        let plans = try await PlannedWorkoutStore(database: self.database, owner: member.id).planned(in: span)
        return (
            plans.filter { $0.state(at: now, trained) == .missed },
            plans.filter { $0.settled == nil && $0.state(at: now, trained) == .letGo }
        )
    }

    /// Adds to a missed plan what its week offers for it.
    func missed(_ plan: PlannedWorkout, of member: Member) async throws -> FreeWeek.Missed {
        let partner = try await self.agreed.partners(member.id, [plan.id])[plan.id]
        let offer = partner == nil ? try await self.offer(for: plan, of: member) : nil
        return FreeWeek.Missed(workout: plan, offer: offer, partner: partner)
    }

    /// Adds to missed plans the times to which they could move.
    func missed(_ plans: [PlannedWorkout], of member: Member, _ offered: [FreeDay]) async throws -> [FreeWeek.Missed] {
        let partners = plans.isEmpty ? [:] : try await self.agreed.partners(member.id, plans.map(\.id))
        // Each missed plan is offered a different time, but what was agreed isn't one's own to move.
        var open = offered.flatMap(\.slots)
        return plans.map { plan in
            if let partner = partners[plan.id] {
                return FreeWeek.Missed(workout: plan, offer: nil, partner: partner)
            }
            let length = plan.time.end - plan.time.start
            let slot = open.first { $0.end - $0.start >= length }
            let offer = slot.flatMap { Stretch(from: $0.start, to: $0.start + length) }
            if let offer { open = open.subtracting([offer]) }
            return FreeWeek.Missed(workout: plan, offer: offer, partner: nil)
        }
    }
}
