import Accounts
import Community
import Members
import Planning

/// What planning knows of workouts that buddies agreed with each other.
extension AppEnvironment {
    var agreedPlans: AgreedPlans {
        let (database, people) = (self.database, self.people)
        return AgreedPlans(
            partners: { owner, plans in
                let agreed = try await AgreedWorkouts.find(plans, of: owner, in: database)
                let known = agreed.isEmpty ? [:] : try await people(agreed.map(\.buddy))
                return agreed.reduce(into: [:]) { partners, workout in
                    partners[workout.id] = known[workout.buddy].map {
                        AgreedPlans.Partner(name: $0.firstName, askPath: workout.askPath)
                    }
                }
            },
            hold: { owner, plan, db in try AgreedWorkouts.hold(plan, of: owner, in: db) },
            stands: { owner, plan, now, db in
                try AgreedWorkouts.partner(in: plan, of: owner, at: now, in: db).map {
                    AgreedPlans.Other(id: $0, zone: try MemberStore.timeZone(of: $0, in: db))
                }
            },
            isOff: { owner, plan, now, db in try AgreedWorkouts.isOff(plan, of: owner, at: now, in: db) },
            callOff: { owner, plan, now, db in
                try AgreedWorkouts.callOff(plan, by: owner, at: now, in: db).map {
                    AgreedPlans.Other(id: $0, zone: try MemberStore.timeZone(of: $0, in: db))
                }
            },
            callOn: { owner, plan, now, db in
                do {
                    return try AgreedWorkouts.callOn(plan, by: owner, at: now, in: db).map {
                        AgreedPlans.Other(id: $0, zone: try MemberStore.timeZone(of: $0, in: db))
                    }
                } catch is AgreedWorkouts.IsOff {
                    throw AgreedPlans.IsOff()
                }
            }
        )
    }
}
