import Deeds
import Foundation
import HealthMath
import Jobs
import Members
import Notices
import Storage
import Support

@testable import Motivation

/// Some members, and a group that one of them makes.
struct RivalHouse: Sendable {
    /// Saturday, 14 March 2026, at noon.
    static let now = Date(timeIntervalSince1970: 1_773_489_600)
    static let today = CalendarDay("2026-03-14") ?? .first
    static let group = "00000000-0000-4000-8000-000000000001"

    let counter: DeedCounter
    let members: [Member]

    var database: any Database { self.counter.database }

    init(_ backend: Backend, _ count: Int) async throws {
        let database = try await backend.open(
            StandInMember.migrations + DeedMigrations.all + JobMigrations.all + NoticeMigrations.all
                + MotivationWing.migrations
        )
        let ids = try await StandInMember.add((0..<count).map { "Member \($0)" }, to: database)
        self.counter = DeedCounter(database: database, now: { Self.now }, days: CountedDays.endless)
        self.members = ids.map { Member(id: $0, screenName: "m\($0)", firstName: "M\($0)") }
    }

    /// Shows groups as who sees everybody but some.
    func rivals(hidden: Set<Member.ID> = [], away: Set<Member.ID> = []) -> Rivals {
        Rivals(
            counter: self.counter,
            ports: RivalPorts(
                isAdult: { _ in true },
                fellows: { ids, _ in
                    Dictionary(
                        uniqueKeysWithValues: ids.filter { !hidden.contains($0) }.map {
                            let fellow = BoardFellow(
                                name: "M\($0)",
                                path: "",
                                picture: "",
                                drawing: "other",
                                chatPath: "",
                                askPath: ""
                            )
                            return ($0, fellow)
                        }
                    )
                },
                present: { Set($0).subtracting(away) }
            )
        )
    }

    func joining(_ place: Int) -> RivalJoining {
        RivalJoining(database: self.database, owner: self.members[place].id)
    }

    func keeping(_ place: Int) -> RivalKeeping {
        RivalKeeping(database: self.database, owner: self.members[place].id)
    }

    /// Makes a group of ten days from today; returns its code.
    @discardableResult
    func make(
        _ id: String = RivalHouse.group,
        by place: Int = 0,
        scoring facts: [RivalFact] = [.daysLogged],
        days: Int = 10
    ) async throws -> String {
        let last = Self.today.adding(days: days - 1)
        let scoring = RivalScoring(
            rules: facts.map { RivalScoring.Rule(fact: $0, weight: 1) },
            days: Self.today...last
        )
        _ = try await RivalMaking(database: self.database, owner: self.members[place].id).make(
            RivalMaking.Details(name: "Spring", scoring: scoring),
            id: id,
            aims: RivalAims(),
            isAdult: true,
            at: Self.now
        )
        return try await self.stored(id)?.code ?? ""
    }

    func stored(_ id: String = RivalHouse.group) async throws -> RivalGroup? {
        try await self.database.read { try RivalStore.find(id, in: $0) }
    }

    /// Writes a deed for each of the first days of the group, and counts them.
    func give(_ days: Int, of kind: String = "day-logged", to place: Int) async throws {
        let owner = self.members[place].id
        try await self.database.write { db in
            for offset in 0..<days {
                let day = Self.today.adding(days: offset)
                try Deed(owner: owner, day: day, kind: Deed.Kind(kind), source: "day \(day)", at: Self.now).record(
                    in: db
                )
            }
        }
        try await self.counter.catchUp(owner)
    }

    /// The scores of a group by member, as they are stored.
    func scores(_ id: String = RivalHouse.group) async throws -> [Int64: Int] {
        let rows = try await self.database.rows(
            "SELECT owner_id, score FROM rival_score WHERE group_id = \(id)"
        ) { row in
            var columns = row.reader
            return (try columns.integer(), try columns.int())
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }
}
