import Accounts
import Community
import Foundation
import Hummingbird
import Training
import Web

extension AppEnvironment {
    /// Finding people, and where people train.
    func addPeople(_ views: Views, own: RouterGroup<ConfirmedContext>, api: RouterGroup<ConfirmedContext>) {
        let database = self.database
        let finding = PeopleController(
            database: database,
            views: views,
            sources: PeopleSources(
                people: self.people,
                freeTimes: self.freeTimes,
                weights: self.knownWeights,
                gym: self.members(ofGym:),
                ownGyms: self.ownGyms(of:)
            ),
            happenings: [
                self.gymHappenings, CellHappenings(database: database).around,
            ],
            tiles: self.config.tiles.map { ($0.address, $0.attribution) },
            now: self.now
        )
        finding.addRoutes(to: own)
        finding.addRoutes(toAPI: api)
    }

    @Sendable
    private func knownWeights(of members: [Member.ID]) async throws -> [Member.ID: KnownWeights] {
        try await BodyStore.courses(of: members, in: self.database)
            .mapValues { KnownWeights(start: $0.start, target: $0.desired) }
    }
}
