import Accounts
import Hummingbird
import Training
import Web

/// What training minds of a member's health, and where they train.
extension AppEnvironment {
    func addSafety(_ views: Views, own: RouterGroup<MemberContext>) {
        DetailsController().addRoutes(to: own)
        SafetyController(
            safety: self.safety,
            views: views,
            facts: self.trainingFacts,
            agree: { member, rule, day in
                try await HealthStore(database: self.database, seal: self.seal, owner: member)
                    .agree(beyond: rule, on: day)
            },
            now: self.now
        )
        .addRoutes(to: own)
    }

    func addGyms(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let gyms = GymController(
            database: self.database,
            seal: self.seal,
            views: views,
            tiles: self.config.tiles,
            now: self.now
        )
        gyms.addRoutes(to: own)
        gyms.addRoutes(toAPI: api)
    }
}
