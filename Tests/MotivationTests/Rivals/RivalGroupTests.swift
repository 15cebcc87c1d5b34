import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Motivation

/// Who is in a group, who looks after it, and who isn't let in.
struct RivalGroupTests {
    private let aims = RivalAims()

    @Test("who has the code is in, once, and who hasn't finds nothing", arguments: Backend.available)
    func join(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 3)
        let code = try await house.make()
        #expect(try await house.joining(1).find(code, isAdult: true)?.group.id == RivalHouse.group)
        let outcomes = [
            try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now),
            try await house.joining(1).join(code, RivalAims(steps: 1_000), isAdult: true, at: RivalHouse.now),
            try await house.joining(2).join(RivalCode.new(), self.aims, isAdult: true, at: RivalHouse.now),
            try await house.joining(2).join(code, self.aims, isAdult: false, at: RivalHouse.now),
        ]
        #expect(outcomes == [.joined(RivalHouse.group), .wasIn(RivalHouse.group), .unknown, .unknown])
        let seen = try #require(try await house.rivals().seen(RivalHouse.group, by: house.members[1]))
        #expect(seen.own.aims == self.aims)
        #expect(seen.rows.map(\.standing.member) == house.members.prefix(2).map(\.id))
        #expect(try await house.rivals().seen(RivalHouse.group, by: house.members[2]) == nil)
    }

    @Test("a group that is sent again is the same, and another's id makes none", arguments: Backend.available)
    func again(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let code = try await house.make()
        #expect(try await house.make() == code)
        let details = RivalMaking.Details(
            name: "Mine",
            scoring: RivalScoring(
                rules: [RivalScoring.Rule(fact: .steps, weight: 1)],
                days: RivalHouse.today...RivalHouse.today
            )
        )
        let making = RivalMaking(database: house.database, owner: house.members[1].id)
        let outcome = try await making.make(
            details,
            id: RivalHouse.group,
            aims: self.aims,
            isAdult: true,
            at: RivalHouse.now
        )
        #expect(outcome == .otherId)
        #expect(try await house.stored()?.name == "Spring")
    }

    @Test("of twenty who ask for the last place at the same moment one gets it", arguments: Backend.available)
    func full(backend: Backend) async throws {
        let house = try await RivalHouse(backend, RivalGroup.mostMembers + 19)
        let code = try await house.make()
        for place in 1..<RivalGroup.mostMembers - 1 {
            _ = try await house.joining(place).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        }
        let aims = self.aims
        let outcomes = try await Rush.of(RivalGroup.mostMembers - 1..<RivalGroup.mostMembers + 19) { place in
            try await house.joining(place).join(code, aims, isAdult: true, at: RivalHouse.now)
        }
        #expect(outcomes.count { $0 == .joined(RivalHouse.group) } == 1)
        #expect(outcomes.count { $0 == .full } == 19)
        #expect(try await house.scores().count == RivalGroup.mostMembers)
    }

    @Test("nobody is in more than ten groups that haven't ended, whoever asks at once", arguments: Backend.available)
    func tooMany(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        var codes: [String] = []
        for number in 10..<24 {
            codes.append(try await house.make("00000000-0000-4000-8000-0000000000\(number)", by: 0))
        }
        #expect(codes.count { !$0.isEmpty } == RivalGroup.mostOfMember)
        let (aims, found) = (self.aims, codes.filter { !$0.isEmpty })
        let last = try await house.make(by: 1)
        #expect(!last.isEmpty)
        let outcomes = try await Rush.of(found) { code in
            try await house.joining(1).join(code, aims, isAdult: true, at: RivalHouse.now)
        }
        #expect(outcomes.count { $0 == .tooMany } == 1)
    }

    @Test("who leaves is on no row, and comes back with what they had set out to do", arguments: Backend.available)
    func leave(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let code = try await house.make()
        let aims = RivalAims(workouts: 5, weighIns: 2, steps: 9_000, water: 1_500)
        _ = try await house.joining(1).join(code, aims, isAdult: true, at: RivalHouse.now)
        try await house.give(2, to: 1)
        #expect(try await house.joining(1).leave(RivalHouse.group, at: RivalHouse.now))
        #expect(try await !house.joining(1).leave(RivalHouse.group, at: RivalHouse.now))
        let left = try #require(try await house.rivals().seen(RivalHouse.group, by: house.members[0]))
        #expect(left.rows.count == 1)
        let ben = house.members[1].id
        #expect(left.lines.filter { $0.line.member == ben }.map(\.line.kind) == [.left])
        let back = try await house.joining(1).comeBack(to: RivalHouse.group, at: RivalHouse.now)
        #expect(back == .joined(RivalHouse.group))
        let seen = try #require(try await house.rivals().seen(RivalHouse.group, by: house.members[1]))
        #expect(seen.own.aims == aims && seen.ownRow?.standing.score == 2)
    }

    @Test(
        "a group whose keeper leaves, or is deleted, is looked after by who is in it longest",
        arguments: Backend.available
    )
    func keeper(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 4)
        let code = try await house.make()
        for place in [2, 1, 3] {
            _ = try await house.joining(place).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        }
        _ = try await house.joining(0).leave(RivalHouse.group, at: RivalHouse.now)
        #expect(try await house.stored()?.keeper == house.members[2].id)
        #expect(try await house.keeping(2).handOver(RivalHouse.group, to: house.members[3].id, at: RivalHouse.now))
        #expect(try await house.stored()?.keeper == house.members[3].id)
        let gone = house.members[3].id
        try await house.database.write { _ = try $0.execute("DELETE FROM member WHERE id = \(gone)") }
        #expect(try await house.stored()?.keeper == house.members[2].id)
        #expect(try await house.scores().count == 2)
    }

    @Test(
        "who looks after a group from now on, is taken out of one, or was in it to the end, is told",
        arguments: Backend.available
    )
    func told(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 4)
        let code = try await house.make()
        for place in 1...3 {
            _ = try await house.joining(place).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        }
        func notices(_ place: Int) async throws -> [String] {
            let owner = house.members[place].id
            return try await house.database.rows("SELECT body FROM notice WHERE owner_id = \(owner) ORDER BY body") {
                try $0.text(0)
            }
        }
        let (group, now, today) = (RivalHouse.group, RivalHouse.now, RivalHouse.today)
        #expect(try await house.keeping(0).remove(house.members[3].id, from: group, at: now))
        #expect(try await house.keeping(0).handOver(group, to: house.members[1].id, at: now))
        #expect(try await house.joining(1).leave(group, at: now))
        let end = try await house.keeping(0).end(group, on: today, at: now)
        #expect(end, "It came back to who is in it longest.")
        #expect(
            try await notices(0) == ["You look after “Spring” now"],
            "Who ends a group knows."
        )
        #expect(try await notices(1) == ["You look after “Spring” now"], "Who left isn't told of its end.")
        #expect(try await notices(2) == ["“Spring” has ended, and its podium stands"])
        #expect(try await notices(3) == ["You aren't in “Spring” any more"])
    }

    @Test("only who looks after a group changes it", arguments: Backend.available)
    func notYours(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 3)
        let code = try await house.make()
        for place in 1...2 {
            _ = try await house.joining(place).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        }
        let (id, ana, cleo, now) = (RivalHouse.group, house.members[0].id, house.members[2].id, RivalHouse.now)
        let ben = house.keeping(1)
        #expect(try await !ben.renewCode(of: id))
        #expect(try await !ben.remove(cleo, from: id, at: now))
        #expect(try await !ben.restore(cleo, to: id, at: now))
        #expect(try await !ben.handOver(id, to: house.members[1].id, at: now))
        #expect(try await !ben.end(id, on: RivalHouse.today, at: now))
        #expect(try await !ben.resume(id, at: now))
        let group = try #require(try await house.stored())
        #expect(group.code == code && group.keeper == ana && group.endedAt == nil)
        #expect(try await !house.keeping(0).remove(ana, from: id, at: now))
        #expect(try await !house.keeping(0).handOver(id, to: 999, at: now))
        #expect(try await house.scores().count == 3)
    }

    @Test("the code opens nothing for who was removed, until they are let back in", arguments: Backend.available)
    func removed(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let code = try await house.make()
        let ben = house.members[1].id
        _ = try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        #expect(try await house.keeping(0).remove(ben, from: RivalHouse.group, at: RivalHouse.now))
        #expect(try await house.joining(1).find(code, isAdult: true) == nil)
        #expect(try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now) == .unknown)
        #expect(try await house.joining(1).comeBack(to: RivalHouse.group, at: RivalHouse.now) == .unknown)
        #expect(try await house.keeping(0).restore(ben, to: RivalHouse.group, at: RivalHouse.now))
        #expect(try await house.rivals().seen(RivalHouse.group, by: house.members[1]) != nil)
    }

    @Test("a new code opens the group, and the old one nothing", arguments: Backend.available)
    func newCode(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let old = try await house.make()
        #expect(try await house.keeping(0).renewCode(of: RivalHouse.group))
        let new = try #require(try await house.stored()?.code)
        #expect(new != old)
        #expect(try await house.joining(1).join(old, self.aims, isAdult: true, at: RivalHouse.now) == .unknown)
        #expect(
            try await house.joining(1).join(new, self.aims, isAdult: true, at: RivalHouse.now)
                == .joined(RivalHouse.group)
        )
    }

    @Test("a group that is ended early counts the days until yesterday, and may go on", arguments: Backend.available)
    func ended(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let code = try await house.make()
        try await house.give(4, to: 0)
        let ana = house.members[0].id
        let day = RivalHouse.today.adding(days: 4)
        let now = RivalHouse.now.addingTimeInterval(4 * 86_400)
        #expect(try await house.keeping(0).end(RivalHouse.group, on: day, at: now))
        #expect(try await house.stored()?.scoring.days == RivalHouse.today...day.adding(days: -1))
        #expect(try await house.scores() == [ana: 10])
        #expect(try await house.joining(1).join(code, self.aims, isAdult: true, at: now) == .over)
        #expect(try await house.keeping(0).resume(RivalHouse.group, at: now))
        #expect(try await house.scores() == [ana: 4])
        let over = RivalGroup.over(RivalHouse.today.adding(days: 9))
        #expect(try await house.keeping(0).end(RivalHouse.group, on: day, at: now))
        #expect(try await !house.keeping(0).resume(RivalHouse.group, at: over))
    }

    @Test("whom one may not see takes no row, no place and no line", arguments: Backend.available)
    func hidden(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 4)
        let code = try await house.make()
        for place in 1...3 {
            _ = try await house.joining(place).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        }
        for (place, days) in [4, 3, 3, 1].enumerated() { try await house.give(days, to: place) }
        let rivals = house.rivals(hidden: [house.members[0].id])
        let seen = try #require(try await rivals.seen(RivalHouse.group, by: house.members[3]))
        #expect(seen.rows.map(\.place) == [1, 1, 3])
        #expect(seen.rows.map(\.standing.member) == house.members.dropFirst().map(\.id))
        #expect(seen.keeperName.isEmpty)
        #expect(!seen.lines.contains { $0.line.member == house.members[0].id })
        let stranger = Member(id: 999, screenName: "s", firstName: "S")
        #expect(try await rivals.offered(code, to: stranger)?.count == 3)
    }

    @Test("lines, rows of who left, and groups of nobody are forgotten", arguments: Backend.available)
    func purge(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let code = try await house.make()
        _ = try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        for place in 0...1 { _ = try await house.joining(place).leave(RivalHouse.group, at: RivalHouse.now) }
        try await RivalPurge.purge(at: RivalHouse.now + 3_600, in: house.database)
        #expect(try await house.stored() != nil)
        try await RivalPurge.purge(at: RivalHouse.now + 2 * 86_400, in: house.database)
        #expect(try await house.stored() == nil)
        let lines = try await house.database.rows("SELECT id FROM rival_line") { try $0.text(0) }
        #expect(lines.isEmpty)
    }

    @Test("a group stands a year after it ended", arguments: Backend.available)
    func yearLater(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 1)
        try await house.make()
        _ = try await house.keeping(0).end(RivalHouse.group, on: RivalHouse.today, at: RivalHouse.now)
        try await RivalPurge.purge(at: RivalHouse.now + 364 * 86_400, in: house.database)
        #expect(try await house.stored() != nil)
        try await RivalPurge.purge(at: RivalHouse.now + 366 * 86_400, in: house.database)
        #expect(try await house.stored() == nil)
    }
}
