import Accounts
import Foundation
import HealthMath
import Hummingbird
import Training
import Web

/// The training wing, and what it needs to know of others.
extension AppEnvironment {
    func addTraining(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<AppContext>) {
        self.addActivities(views, own: own, api: Self.own(api, .training))
        self.addExercises(views, own: own, api: Self.own(api, .training))
        self.addSafety(views, own: own)
        self.addGyms(views, own: own, api: Self.own(api, .training))
        self.addWorkouts(views, own: own, api: Self.own(api, .training))
        self.addSessions(views, own: own, api: Self.own(api, .training))
    }

    /// What a member told their account, as far as training minds it.
    @Sendable
    func trainingFacts(of member: Member.ID) async throws -> TrainingFacts {
        let body = try await BodyStore(database: self.database, owner: member).body()
        let health = try await HealthStore(database: self.database, seal: self.seal, owner: member).facts()
        return TrainingFacts(
            body: body?.known?.body,
            injuries: health.injuries,
            conditions: health.conditions,
            limitations: health.limitations,
            agreed: health.agreed,
            cycle: health.cycle,
            mindsCycle: health.mindsCycle,
            goal: Self.goal(body?.aim),
            level: Self.level(body?.experience),
            centimetres: body?.centimetres,
            kilograms: body?.kilograms,
            aim: body?.aim?.label ?? "",
            hasCycle: body.map { Cycle.applies(to: $0.sex) } ?? false
        )
    }

    static func level(_ experience: Experience?) -> Level {
        experience == .regular || experience == .seasoned ? .advanced : .beginner
    }

    static func goal(_ aim: FitnessAim?) -> TrainingGoal {
        switch aim {
        case .buildMuscle, .gainWeight: .muscle
        case .getStronger: .strength
        case .loseWeight: .weightLoss
        case .mobility: .athleticism
        case .stamina, .keepWeight, .feelBetter, nil: .conditioning
        }
    }
}
