import Foundation
import HealthMath
import Members
import Web

/// A group as devices read it: steps and places, and nothing of when or how much.
struct RivalResponse: Encodable, Sendable {
    let id: String
    let name: String
    let state: RivalState
    let firstDay: String
    let lastDay: String
    let rules: [Rule]
    let most: Int
    let isKeeper: Bool
    let mayTakeOver: Bool
    /// Names of seats whose members who looks after the group doesn't see: "seat-3".
    let unseen: [String]
    /// Null for who doesn't look after it, and once it has ended.
    let code: OrNull<String>
    let own: Own
    let rows: [Row]
    let feed: [Line]

    struct Rule: Encodable, Sendable {
        let fact: String
        let weight: Int
    }

    /// What the member alone is told.
    struct Own: Encodable, Sendable {
        let workoutsAWeek: Int
        let weighInsAWeek: Int
        let stepsADay: Int
        let waterADay: Int
        /// The steps out of ten, for each rule.
        let steps: [Int]
    }

    struct Row: Encodable, Sendable {
        let place: Int
        let score: Int
        let memberId: Member.ID
        /// Null for the member's own row.
        let name: OrNull<String>
    }

    struct Line: Encodable, Sendable {
        let id: String
        let kind: String
        let step: Int
        let memberId: Member.ID
        let name: OrNull<String>
        let takesCheers: Bool
        let said: OrNull<String>
    }

    init(_ seen: Rivals.Seen, _ cheers: [RivalLine.ID: RivalCheering.Cheer], on today: CalendarDay) {
        let (group, aims) = (seen.group, seen.own.aims)
        self.id = group.id
        self.name = group.name
        self.state = RivalState(group, on: today)
        self.firstDay = group.scoring.days.lowerBound.description
        self.lastDay = group.scoring.days.upperBound.description
        self.rules = group.scoring.rules.map { Rule(fact: $0.fact.rawValue, weight: $0.weight) }
        self.most = group.scoring.most
        self.isKeeper = seen.isKeeper
        self.mayTakeOver = seen.mayTakeOver
        self.unseen = seen.unseen.map(\.text)
        self.code = OrNull(seen.isKeeper && group.endedAt == nil ? group.code : nil)
        self.own = Own(
            workoutsAWeek: aims.workouts,
            weighInsAWeek: aims.weighIns,
            stepsADay: aims.steps,
            waterADay: aims.water,
            steps: seen.ownRow?.standing.steps ?? []
        )
        self.rows = seen.rows.map { row in
            Row(
                place: row.place,
                score: row.standing.score,
                memberId: row.standing.member,
                name: OrNull(row.fellow?.name)
            )
        }
        self.feed = seen.lines.map { one in
            let cheer = cheers[one.line.id] ?? .closed
            return Line(
                id: one.line.id,
                kind: one.line.kind.rawValue,
                step: one.line.step,
                memberId: one.line.member,
                name: OrNull(one.fellow?.name),
                takesCheers: cheer.takesCheers && cheer.said == nil,
                said: OrNull(cheer.said?.rawValue)
            )
        }
    }
}

/// The groups that a member is in.
struct RivalsResponse: Encodable, Sendable {
    let groups: [Group]

    struct Group: Encodable, Sendable {
        let id: String
        let name: String
        let state: RivalState
        let firstDay: String
        let lastDay: String
        let score: Int
        let most: Int
    }

    init(_ groups: [RivalStore.Listed], on today: CalendarDay) {
        self.groups = groups.map { one in
            Group(
                id: one.group.id,
                name: one.group.name,
                state: RivalState(one.group, on: today),
                firstDay: one.group.scoring.days.lowerBound.description,
                lastDay: one.group.scoring.days.upperBound.description,
                score: one.score,
                most: one.group.scoring.most
            )
        }
    }
}

/// A group as somebody reads it who has its code.
struct RivalOfferResponse: Encodable, Sendable {
    let name: String
    let firstDay: String
    let lastDay: String
    let rules: [RivalResponse.Rule]
    let most: Int
    let members: Int

    init(_ offered: Rivals.Offered) {
        let group = offered.group
        self.name = group.name
        self.firstDay = group.scoring.days.lowerBound.description
        self.lastDay = group.scoring.days.upperBound.description
        self.rules = group.scoring.rules.map { RivalResponse.Rule(fact: $0.fact.rawValue, weight: $0.weight) }
        self.most = group.scoring.most
        self.members = offered.count
    }
}
