import Accounts
import Community
import Nutrition
import Planning
import Storage
import Web
import Wings

/// What the accounts wing needs of other wings.
extension AppEnvironment {
    func accountsPorts(_ floor: Floor) -> AccountsPorts {
        AccountsPorts(
            scopes: self.wings.flatMap { $0.kind.scopes },
            lastSteps: self.lastSteps(of:),
            absenceObserver: Departure(self.database).observer,
            followZone: { member, zone in
                let now = self.now()
                // In another zone, calendar times without a zone, days and free time mean other instants.
                try await self.nutritionWing(floor).follow(member, to: zone)
                try await CalendarStore(database: self.database, seal: self.seal, owner: member).readAllAgain(at: now)
                try await self.database.write { try PlanAgain.add(for: member, at: now, in: $0) }
            }
        )
    }

    /// The middleware that finds a request's member, with the number of unread chats, in one statement.
    var sessions: SessionMiddleware {
        let switches = self.switches
        return SessionMiddleware(
            database: self.database,
            https: self.config.isHTTPS,
            confirms: self.config.mailCommand != nil,
            demandsSecondFactor: self.config.isOpen,
            unreadChats: Unread.correlated.only(while: { switches.isOn(.chat) }),
            now: self.now
        )
    }
}
