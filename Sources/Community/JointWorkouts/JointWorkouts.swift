import Foundation
import Members
import Notices
import Storage
import Web

/// Plans workouts of members with buddies whom they may meet.
struct JointWorkouts: Sendable {
    let chats: Chats
    let planning: JointPlanning

    /// The most days ahead that can be proposed.
    private static let furthest: TimeInterval = 60 * 86_400

    static let gone = NotFound(
        "This can't be planned: it was answered or taken back, or who proposed it isn't a buddy any more."
    )

    private var now: Date { self.chats.now() }

    /// Finds the buddy of a chat; throws 404 when there is none, or none whom the member may meet.
    func buddy(in chat: String, of member: Member) async throws -> Person {
        guard let found = try await self.chats.find(chat, of: member), found.isOpen else { throw Self.gone }
        return found.buddy
    }

    func ahead(with buddy: Person, of member: Member) async throws -> [JointWorkout] {
        try await self.store(of: member).ahead(with: buddy.id, at: self.now)
    }

    /// Returns the agreed workout that another time is sought for; throws 404 for none.
    func agreed(_ id: String, with buddy: Person, of member: Member) async throws -> JointWorkout {
        guard let agreed = try await self.store(of: member).agreed(id, with: buddy.id) else { throw Self.gone }
        return agreed
    }

    /// Returns the times at which both are free; nil when the buddy doesn't show when they have time.
    func commonTimes(of member: Member, with buddy: Person) async throws -> JointPlanning.CommonTimes? {
        guard try await self.store(of: member).showsTimes(buddy.id) else { return nil }
        return try await self.planning.commonTimes(
            JointPlanning.Party(id: member.id, zone: member.timeZone),
            JointPlanning.Party(id: buddy.id, zone: buddy.timeZone)
        )
    }

    /// Returns the next three hours that both gave on their profiles and at which nothing of the member's own stands.
    func statedTimes(of member: Member, with buddy: Person) async throws -> [Range<Date>] {
        let found = try await BuddyProfiles(self.chats.database).find([member.id, buddy.id])
        guard let mine = found[member.id]?.profile.times, let theirs = found[buddy.id]?.profile.times else { return [] }
        let times = StatedTimes.next(mine, theirs, in: member.timeZone, and: buddy.timeZone, after: self.now)
        let own = try await self.planning.own(
            JointPlanning.Party(id: member.id, zone: member.timeZone),
            times,
            []
        )
        return Array(zip(times, own).filter { $0.1 == nil }.map(\.0).prefix(3))
    }

    /// Returns for each workout what of the member's own stands at its time; what they agreed with this buddy doesn't count.
    func own(at workouts: [JointWorkout], of member: Member) async throws -> [JointPlanning.Own?] {
        try await self.planning.own(
            JointPlanning.Party(id: member.id, zone: member.timeZone),
            workouts.map(\.time),
            workouts.map(\.id)
        )
    }

    /// Throws complaints for a time that is over or too far ahead or the member's own already, and when too many wait.
    func propose(
        _ values: JointWorkoutForm.Values,
        to buddy: Person,
        in chat: String,
        by member: Member
    ) async throws -> (workout: JointWorkout, isNew: Bool) {
        let (now, time) = (self.now, values.time(in: member.timeZone))
        guard time.lowerBound > now else { throw FormErrors("at", "This time is over. Choose one still to come.") }
        guard time.lowerBound.timeIntervalSince(now) < Self.furthest else {
            throw FormErrors("day", "Choose a day within two months.")
        }
        try await self.demandFree(time, values, of: member)
        let isOneClock = member.timeZone == buddy.timeZone
        let path = ChatLinks.chat(chat) + "#together"
        let isOther = values.replaces != nil
        let card = SharedCard(
            title: JointWorkoutWords(zone: member.timeZone, now: now).lastingQuestion(time, isOther: isOther),
            note: isOneClock ? "" : "On \(member.firstName)'s clock",
            path: path,
            ownPath: path
        )
        let theirs = JointWorkoutWords(zone: buddy.timeZone, now: now).lasting(time)
        do {
            let proposed = try await self.store(of: member).propose(
                values.clientID,
                time,
                insteadOf: values.replaces,
                to: buddy.id,
                in: chat,
                saying: card,
                notice: isOther
                    ? "\(member.firstName) would rather train with you at another time: \(theirs)."
                    : "\(member.firstName) would like to train with you: \(theirs).",
                at: now
            )
            guard let proposed else { throw Self.gone }
            if let message = proposed.message { await self.chats.deliver(message) }
            await self.tell([member.id, buddy.id])
            return (proposed.workout, proposed.message != nil)
        } catch is JointWorkoutStore.TooMany {
            throw FormErrors(
                "form",
                "\(buddy.firstName) has \(JointWorkoutStore.mostOpen) of your hours to answer. Take one back first."
            )
        } catch is JointWorkoutStore.UsedID {
            throw FormErrors.requestID("clientId")
        } catch is JointWorkoutStore.OtherWorkout {
            throw Conflict("This id is another workout's. Propose the hour again, with a new one.")
        } catch is MessageStore.Full {
            throw FormErrors("form", MessageStore.Full.words)
        }
    }

    /// Throws 404 when there is no such open proposal, and 409 when either has something else at that time by now.
    func accept(_ id: String, of buddy: Person, in chat: String, by member: Member) async throws -> JointWorkout {
        let now = self.now
        do {
            let accepted = try await self.store(of: member).accept(
                id,
                of: buddy.id,
                in: chat,
                titles: (mine: "Training with \(buddy.firstName)", theirs: "Training with \(member.firstName)"),
                notice: "\(member.firstName) is in. It stands on your plan.",
                by: self.planning,
                at: now
            )
            guard let accepted else { throw Self.gone }
            await self.tell([member.id, buddy.id])
            return accepted
        } catch let taken as JointPlanning.Taken {
            let what =
                taken.owner == buddy.id
                ? "\(buddy.firstName) has something else at this time by now."
                : taken.title.isEmpty
                    ? "You have something else at this time." : "You planned “\(taken.title)” for this time yourself."
            throw Conflict("\(what) Propose another hour.")
        }
    }

    /// Throws a complaint about what the member planned for this time, and a question, as a complaint about `anyway`, when
    /// something else keeps them busy then.
    private func demandFree(_ time: Range<Date>, _ values: JointWorkoutForm.Values, of member: Member) async throws {
        let own = try await self.planning.own(
            JointPlanning.Party(id: member.id, zone: member.timeZone),
            [time],
            [values.clientID, values.replaces].compactMap(\.self)
        )
        switch own.first ?? nil {
        case .plan(let title)?:
            throw FormErrors("at", "You planned “\(title)” for this time yourself. Choose another hour.")
        case .busy? where !values.anyway:
            throw FormErrors("anyway", "Your calendar has something at this time. Propose it anyway?")
        case .busy?, nil: break
        }
    }

    /// Throws 404 when there is none to refuse or to take back.
    func refuse(_ id: String, with buddy: Person, by member: Member) async throws {
        guard try await self.store(of: member).refuse(id, with: buddy.id) else { throw Self.gone }
        await self.tell([member.id, buddy.id])
    }

    /// Throws 404 when there is none that the member refused or took back, or its hour has come.
    func restore(_ id: String, with buddy: Person, by member: Member) async throws {
        let restored = try await self.store(of: member).restore(id, with: buddy.id, at: self.now)
        guard restored else { throw Self.gone }
        await self.tell([member.id, buddy.id])
    }

    /// Has the open chats of both show a proposal, or what became of it.
    private func tell(_ members: [Member.ID]) async {
        for member in members {
            await self.chats.live.publish(BuddyEvent.name, BuddyEvent.changed, to: member)
        }
    }

    private func store(of member: Member) -> JointWorkoutStore {
        JointWorkoutStore(database: self.chats.database, seal: self.chats.seal, owner: member.id)
    }
}
