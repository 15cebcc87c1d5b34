import Accounts
import Community
package import Foundation
import HealthMath
package import Members
package import Motivation
import Nutrition
package import Storage
import Web

/// What the motivation wing needs of other wings.
extension AppEnvironment {
    var motivationPorts: MotivationPorts {
        MotivationPorts(
            days: CountedDays.ofMember,
            boards: self.boardPorts,
            cheers: self.cheerPorts,
            missions: self.missionPorts,
            photos: self.photoPorts,
            rivals: self.rivalPorts,
            rewards: self.rewardPorts
        )
    }

    private var photoPorts: ProgressPhotoPorts {
        let (database, now) = (self.database, self.now)
        return ProgressPhotoPorts(
            isAdult: { member in
                try await BodyStore(database: database, owner: member.id).body()?
                    .isOfAge(on: member.day(at: now())) ?? false
            }
        )
    }

    /// The goals of the month, for pages of other wings.
    var monthlyGoals: MonthlyGoals {
        MonthlyGoals(
            database: self.database,
            seal: self.seal,
            ports: self.rewardPorts,
            switches: self.switches,
            now: self.now
        )
    }

    private var rewardPorts: RewardPorts {
        let (database, members) = (self.database, MemberStore(database: self.database))
        return RewardPorts(
            amounts: { member, kind, days in
                switch kind {
                case .calories: try await ExercisedDays.kilocalories(of: member, in: days, database)
                case .steps: try await WalkedDays.steps(of: member, in: days, database)
                }
            },
            timely: { member, kind, days in
                switch kind {
                case .calories: try await TimelyAmount.calories.amounts(of: member, in: days, database)
                case .steps: try await TimelyAmount.steps.amounts(of: member, in: days, database)
                }
            },
            facts: self.goalFacts(of:on:),
            address: members.comparedAddress(of:),
            present: members.present(among:),
            timeZones: members.timeZones,
            askable: { try await members.askable(in: $0, after: $1, limit: $2) }
        )
    }

    @Sendable
    private func goalFacts(of member: Member.ID, on day: CalendarDay) async throws -> GoalFacts {
        let body = try await BodyStore(database: self.database, owner: member).body()
        let health = try await HealthStore(database: self.database, seal: self.seal, owner: member).facts()
        let isPregnant = if case .pregnant = health.cycle { true } else { false }
        return GoalFacts(
            kilograms: body?.kilograms,
            bodyMassIndex: body?.known?.body.bodyMassIndex,
            isOfAge: body?.isOfAge(on: day) ?? false,
            isPregnant: isPregnant,
            isUnwell: !health.injuries.isEmpty || health.isUnreadable
                || health.conditions.contains { $0 == .heart || $0 == .postpartum },
            usesWheelchair: health.limitations.contains(.wheelchair)
        )
    }

    package var boardPorts: BoardPorts {
        let (database, people, now) = (self.database, self.people, self.now)
        return BoardPorts(
            board: { member in
                guard let isOfAge = try await self.isAdult(member) else { return nil }
                let said = try await BodyStore.aims(of: [member.id], in: database)[member.id]
                let goal = try await GoalCourse.current(of: member.id, in: database)
                return Board(FitnessAim.ofWeight(said, goal: goal), isOfAge: isOfAge)
            },
            fellows: { ids, asker in
                try await MetMember.find(ids, by: asker, people: people, at: now(), in: database)
                    .mapValues(BoardFellow.init)
            },
            profilePath: { member in
                let own = try await ProfileStore(database: database, owner: member.id).profile()?.profile
                return own?.isVisible ?? false ? nil : TogetherLinks.profile.path
            }
        )
    }

    private var rivalPorts: RivalPorts {
        let (database, people, now) = (self.database, self.people, self.now)
        return RivalPorts(
            isAdult: self.isAdult,
            fellows: { ids, asker in
                try await MetMember.inOneGroup(ids, with: asker, people: people, at: now(), in: database)
                    .mapValues(BoardFellow.init)
            },
            present: MemberStore(database: database).present(among:)
        )
    }

    /// Returns nil for a member who may meet nobody now.
    @Sendable
    private func isAdult(_ member: Member) async throws -> Bool? {
        guard !member.isSuspended, !member.awaitsConfirmation,
            let person = try await self.people([member.id])[member.id]
        else { return nil }
        return person.age(on: member.day(at: self.now())) >= Adulthood.begins
    }

    private var cheerPorts: CheerPorts {
        let (database, people, now) = (self.database, self.people, self.now)
        return CheerPorts(
            buddies: { member in
                try await MetMember.buddies(of: member, people: people, at: now(), in: database)
                    .mapValues(BoardFellow.init)
            },
            circle: { try await BuddyCircle.of($0, people: people, at: now(), in: database) },
            trainers: { try await BuddyCircle.sharingWorkouts($0, in: database) }
        )
    }
}

extension CountedDays {
    /// Reads a member's clock, and when they joined.
    @Sendable
    package static func ofMember(_ owner: Member.ID, now: Date, in db: any SQLConnection) throws -> CountedDays {
        let joining = try MemberStore.joining(of: owner, in: db)
        return CountedDays(joinedAt: joining?.at ?? now, now: now, in: joining?.timeZone ?? .gmt)
    }
}

extension BoardFellow {
    fileprivate init(_ met: MetMember) {
        self.init(
            name: met.name,
            path: met.path,
            picture: met.picture,
            drawing: met.drawing,
            chatPath: met.chatPath,
            askPath: met.askPath
        )
    }
}

/// Works what is stored of a member's points and scores out anew from their deeds, as `spotter recount` does.
package enum Recounting {
    /// Returns how many lines of the ledger and scores of groups were wrong.
    package static func recount(_ owner: Member.ID, in database: any Database, at now: Date) async throws -> Int {
        try await DeedCounter(database: database, now: { now }, days: CountedDays.ofMember).recount(owner)
    }
}
