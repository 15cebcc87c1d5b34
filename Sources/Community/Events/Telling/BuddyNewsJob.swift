import Foundation
import HealthMath
import Jobs
import Members
import Notices
import Storage

/// Tells a member's buddies that they joined or left an event, or checked in somewhere, as far as the member shows it.
///
/// Joining and leaving wait a minute, so that who thinks again at once bothers nobody. Each is told once.
struct BuddyNewsJob: Sendable {
    static let kind = "tell-buddies-of-outings"

    enum Matter: Sendable, Equatable {
        case joined(GroupEvent.ID), left(GroupEvent.ID), checkedIn(GroupEvent.ID)
        /// At a place where people train.
        case training(gym: String)

        /// "joined 5f0c…", as in the payload of the job and the causes of notices.
        var text: String {
            switch self {
            case .joined(let id): "joined \(id)"
            case .left(let id): "left \(id)"
            case .checkedIn(let id): "checked-in \(id)"
            case .training(let gym): "training \(gym)"
            }
        }

        init?(_ text: String) {
            let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            switch parts[0] {
            case "joined": self = .joined(parts[1])
            case "left": self = .left(parts[1])
            case "checked-in": self = .checkedIn(parts[1])
            case "training": self = .training(gym: parts[1])
            default: return nil
            }
        }
    }

    let database: any Database
    let people: PersonLookup
    let now: @Sendable () -> Date

    /// Adds the job in the transaction of the matter.
    static func add(_ matter: Matter, of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        let wait: TimeInterval =
            switch matter {
            case .joined, .left: 60
            case .checkedIn, .training: 0
            }
        try JobStore.add(
            Self.kind,
            payload: "\(owner) \(matter.text)",
            due: now.addingTimeInterval(wait),
            in: db
        )
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let parts = job.payload.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let owner = Int64(parts[0]), let matter = Matter(parts[1]) else {
            return .hopeless("no matter")
        }
        guard let news = try await self.news(of: matter, by: owner) else { return .done }
        try await self.tell(news, of: owner)
        return .done
    }

    private struct News: Sendable {
        let kind: Notice.Kind
        /// The words that follow the buddy's name.
        let words: String
        let path: String
        let cause: String
        /// The event whose ages decide who is told, and with whose end it is no news any more; nil for news for every age.
        let event: GroupEvent?
    }

    /// Returns nil when it is no longer so.
    private func news(of matter: Matter, by owner: Member.ID) async throws -> News? {
        switch matter {
        case .training(let gym): return try await self.training(at: gym, owner)
        case .joined(let id), .left(let id), .checkedIn(let id):
            let now = self.now()
            guard let event = try await EventStore(database: self.database).find(id), event.isOpen(at: now),
                try await self.holds(matter, of: owner, id)
            else { return nil }
            let isHere = if case .checkedIn = matter { true } else { false }
            return News(
                kind: isHere ? .buddyHere : .buddyEvents,
                words: Self.words(matter, event, at: now),
                path: EventLinks.event(id),
                cause: "buddy \(owner) \(matter.text)",
                event: event
            )
        }
    }

    /// Returns whether it is still so; notes that joining is told, because only then leaving is.
    private func holds(_ matter: Matter, of owner: Member.ID, _ id: GroupEvent.ID) async throws -> Bool {
        let (condition, isTold): (SQL, Int) =
            switch matter {
            case .joined: ("state = 'joined'", 1)
            case .left: ("state = 'left' AND is_told = 1", 0)
            case .checkedIn, .training: ("checked_in_at IS NOT NULL", 1)
            }
        return try await self.database.write { db in
            try db.execute(
                """
                UPDATE event_attendance SET is_told = \(isTold)
                WHERE owner_id = \(owner) AND event_id = \(id) AND \(condition)
                """
            ) == 1
        }
    }

    private static func words(_ matter: Matter, _ event: GroupEvent, at now: Date) -> String {
        switch matter {
        case .joined: "goes to \(event.quoted), \(event.dated(at: now))."
        case .left: "doesn't go to \(event.quoted) after all."
        case .checkedIn, .training: "is at \(event.quoted) now."
        }
    }

    private func training(at gym: String, _ owner: Member.ID) async throws -> News? {
        guard let presence = try await PresenceStore(database: self.database, owner: owner).current(at: self.now()),
            presence.gym == gym
        else { return nil }
        return News(
            kind: .buddyHere,
            words: "is at \(presence.name) now.",
            path: PresenceLinks.place(gym),
            // Once a day for each place, however often they come and go.
            cause: "buddy \(owner) trains \(gym) \(CalendarDay(presence.since, in: .gmt))",
            event: nil
        )
    }

    private func tell(_ news: News, of owner: Member.ID) async throws {
        let now = self.now()
        let buddies = try await self.database.rows(Self.listeners(of: owner)) { try $0.integer(0) }
        let people = try await self.people(buddies + [owner])
        guard let me = people[owner] else { return }
        let day = me.day(at: now)
        let fit = buddies.filter { id in
            guard let buddy = people[id], me.mayMeet(buddy, on: day) else { return false }
            return news.event?.details.ages.admits(buddy, at: now) ?? true
        }
        try await self.database.write { db in
            for buddy in fit {
                try Notice.tell(
                    buddy,
                    news.kind,
                    "\(me.firstName) \(news.words)",
                    path: news.path,
                    about: owner,
                    cause: news.cause,
                    at: now,
                    until: news.event?.details.end,
                    in: db
                )
            }
        }
    }

    /// Returns the buddies of a member who shows when and where they train; none of blocked ones.
    private static func listeners(of owner: Member.ID) -> SQL {
        """
        SELECT buddy.buddy_id FROM buddy JOIN buddy_profile AS profile ON profile.owner_id = buddy.owner_id
        WHERE buddy.owner_id = \(owner) AND (profile.shares & \(BuddyProfile.Shares.presence.rawValue)) <> 0
            AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
        ORDER BY buddy.buddy_id LIMIT \(BuddyStore.most)
        """
    }
}
