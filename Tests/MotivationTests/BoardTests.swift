import Deeds
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Motivation

struct BoardTests {
    /// 14 March 2026, a Saturday.
    private let now = Date(timeIntervalSince1970: 1_773_489_600)
    private let today = CalendarDay("2026-03-14") ?? .first

    private struct House {
        let counter: DeedCounter
        let members: [Member]
    }

    private func house(_ backend: Backend, _ count: Int) async throws -> House {
        let database = try await backend.open(
            StandInMember.migrations + DeedMigrations.all + MotivationWing.migrations
        )
        let ids = try await StandInMember.add((0..<count).map { "Member \($0)" }, to: database)
        return House(
            counter: DeedCounter(database: database, now: { [now] in now }, days: CountedDays.stood),
            members: ids.map { Member(id: $0, screenName: "m\($0)", firstName: "M") }
        )
    }

    private func boards(_ house: House, hidden: Set<Member.ID> = [], aim: FitnessAim = .loseWeight) -> Boards {
        Boards(
            counter: house.counter,
            ports: BoardPorts(
                board: { _ in Board(aim, isOfAge: true) },
                fellows: { ids, _ in
                    Dictionary(
                        uniqueKeysWithValues: ids.filter { !hidden.contains($0) }.map {
                            (
                                $0,
                                BoardFellow(
                                    name: "M\($0)",
                                    path: "",
                                    picture: "",
                                    drawing: "other",
                                    chatPath: "",
                                    askPath: ""
                                )
                            )
                        }
                    )
                },
                profilePath: { _ in nil }
            )
        )
    }

    /// Gives a member so many days of a goal kept, up to a day: a point each.
    private func give(_ points: Int, to member: Member, before day: CalendarDay, _ house: House) async throws {
        try await house.counter.database.write { [now] db in
            for offset in 0..<points {
                let day = day.adding(days: -offset)
                try Deed(owner: member.id, day: day, kind: Deed.Kind("within-goal"), source: "day \(day)", at: now)
                    .record(in: db)
            }
        }
        try await house.counter.catchUp(member.id)
    }

    @Test("aims that are alike share a board, and the young have one of their own")
    func boards() {
        #expect(Board(.gainWeight, isOfAge: true) == Board(.getStronger, isOfAge: true))
        #expect(Board(.loseWeight, isOfAge: true) != Board(.loseWeight, isOfAge: false))
        #expect(Board(nil, isOfAge: true) == Board(.keepWeight, isOfAge: true))
    }

    @Test(
        "who joins stands among those around them, and who has as many has the same place",
        arguments: Backend.available
    )
    func places(_ backend: Backend) async throws {
        let house = try await self.house(backend, 6)
        let boards = self.boards(house)
        for (member, points) in zip(house.members, [9, 7, 7, 7, 4, 1]) {
            try await self.give(points, to: member, before: self.today, house)
            #expect(try await boards.join(member))
        }
        let seen = try #require(try await boards.seen(.all, by: house.members[3]))
        #expect(seen.around.map(\.place.place) == [1, 2, 2, 2, 5, 6])
        #expect(seen.around.map(\.place.points) == [9, 7, 7, 7, 4, 1])
        #expect(seen.own?.place == 2)
        #expect(seen.first.map(\.place.place) == [1, 2, 2])
    }

    @Test("nobody stands on a board who hasn't joined, or left", arguments: Backend.available)
    func optIn(_ backend: Backend) async throws {
        let house = try await self.house(backend, 3)
        let boards = self.boards(house)
        for member in house.members { try await self.give(3, to: member, before: self.today, house) }
        #expect(try await boards.seen(.all, by: house.members[0]) == nil)
        for member in house.members.prefix(2) { _ = try await boards.join(member) }
        #expect(try await boards.seen(.all, by: house.members[0])?.around.count == 2)
        try await boards.leave(house.members[1])
        try await self.give(5, to: house.members[1], before: self.today, house)
        #expect(try await boards.seen(.all, by: house.members[0])?.around.count == 1)
    }

    @Test(
        "a week and a month have their own sums, which follow what is done and taken back",
        arguments: Backend.available
    )
    func spans(_ backend: Backend) async throws {
        let house = try await self.house(backend, 1)
        let (boards, ana) = (self.boards(house), house.members[0])
        _ = try await boards.join(ana)
        // Saturday back to Monday is six days, to the first of March fourteen.
        try await self.give(20, to: ana, before: self.today, house)
        let sums = try await [BoardSpan.week, .month, .all].asyncMap { try await boards.seen($0, by: ana)?.own?.points }
        #expect(sums == [6, 14, 20])
        try await house.counter.database.write { [today] db in
            try Deed.withdraw(owner: ana.id, kind: Deed.Kind("within-goal"), source: "day \(today)", in: db)
        }
        let less = try await [BoardSpan.week, .month, .all].asyncMap { try await boards.seen($0, by: ana)?.own?.points }
        #expect(less == [5, 13, 19])
    }

    @Test("those whom one may not see stand on no row", arguments: Backend.available)
    func hidden(_ backend: Backend) async throws {
        let house = try await self.house(backend, 3)
        for (member, points) in zip(house.members, [5, 4, 3]) {
            try await self.give(points, to: member, before: self.today, house)
            _ = try await self.boards(house).join(member)
        }
        let seen = try await self.boards(house, hidden: [house.members[0].id]).seen(.all, by: house.members[2])
        #expect(seen?.around.map(\.place.member) == [house.members[1].id, house.members[2].id])
        #expect(seen?.first.map(\.place.member) == [house.members[1].id, house.members[2].id])
    }

    @Test("whose aim changed is seated where they belong", arguments: Backend.available)
    func changed(_ backend: Backend) async throws {
        let house = try await self.house(backend, 2)
        for member in house.members {
            try await self.give(2, to: member, before: self.today, house)
            _ = try await self.boards(house).join(member)
        }
        let seen = try await self.boards(house, aim: .gainWeight).seen(.all, by: house.members[0])
        #expect(seen?.board.aim == .gaining)
        #expect(seen?.around.count == 1)
        #expect(try await self.boards(house).seen(.all, by: house.members[1])?.around.count == 1)
    }

    @Test("weeks and months that are long over are forgotten", arguments: Backend.available)
    func purge(_ backend: Backend) async throws {
        let house = try await self.house(backend, 1)
        _ = try await self.boards(house).join(house.members[0])
        try await self.give(3, to: house.members[0], before: self.today, house)
        let database = house.counter.database
        try await BoardScores.purge(at: self.now.addingTimeInterval(200 * 86_400), in: database)
        let spans = try await database.rows("SELECT span FROM board_score") { try $0.text(0) }
        #expect(spans == ["all"])
    }
}

extension Sequence {
    /// Maps one element after another.
    fileprivate func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var all: [T] = []
        for element in self { all.append(try await transform(element)) }
        return all
    }
}
