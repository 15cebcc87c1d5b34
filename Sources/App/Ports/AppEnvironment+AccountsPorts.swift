import Accounts
import Community
import Nutrition
import Planning
import Storage
import Wings

/// What accounts must know of other wings.
extension AppEnvironment {
    func accountsPorts(_ floor: Floor) -> AccountsPorts {
        AccountsPorts(
            scopes: self.wings.flatMap { $0.kind.scopes },
            lastStep: self.freeTimeStep(of:),
            leavingObserver: Departure.observer,
            followZone: { member, zone in
                let now = self.now()
                // What has no zone of its own in calendars is at another time now, and so are days and free time.
                try await self.nutritionWing(floor).follow(member, to: zone)
                try await CalendarStore(database: self.database, seal: self.seal, owner: member).readAllAgain(at: now)
                try await self.database.write { try PlanAgain.add(for: member, at: now, in: $0) }
            }
        )
    }

    /// Says of every request who is asking, with what is unread among buddies, in one statement.
    var sessions: SessionMiddleware {
        SessionMiddleware(
            database: self.database,
            https: self.config.isHTTPS,
            confirms: self.config.mailCommand != nil,
            unreadChats: UnreadChats.count(of:at:),
            now: self.now
        )
    }
}
