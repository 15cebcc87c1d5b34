import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Motivation

/// What comes back: who left, groups that ended, and who looks after them.
struct RivalReturnTests {
    private let aims = RivalAims()

    @Test(
        "who left comes back for ten minutes, and by the code alone once it was renewed",
        arguments: Backend.available
    )
    func late(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let code = try await house.make()
        func leave() async throws {
            _ = try await house.joining(1).leave(RivalHouse.group, at: RivalHouse.now)
        }
        func comeBack(after seconds: Double) async throws -> RivalJoining.Outcome {
            try await house.joining(1)
                .comeBack(to: RivalHouse.group, at: RivalHouse.now.addingTimeInterval(seconds))
        }
        _ = try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        try await leave()
        #expect(try await comeBack(after: 601) == .unknown)
        #expect(try await comeBack(after: 600) == .joined(RivalHouse.group))
        try await leave()
        #expect(try await house.keeping(0).renewCode(of: RivalHouse.group))
        #expect(try await comeBack(after: 1) == .unknown)
        #expect(try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now) == .unknown)
        let new = try #require(try await house.stored()?.code)
        let joined = try await house.joining(1).join(new, self.aims, isAdult: true, at: RivalHouse.now)
        #expect(joined == .joined(RivalHouse.group))
    }

    @Test(
        "who was taken out is put back for ten minutes, and later let in by the code alone",
        arguments: Backend.available
    )
    func restored(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let (code, ben) = (try await house.make(), house.members[1].id)
        func takeOutAndRestore(after seconds: Double) async throws -> Bool {
            _ = try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now)
            try #require(try await house.keeping(0).remove(ben, from: RivalHouse.group, at: RivalHouse.now))
            let later = RivalHouse.now.addingTimeInterval(seconds)
            try #require(try await house.keeping(0).restore(ben, to: RivalHouse.group, at: later))
            return try await house.rivals().seen(RivalHouse.group, by: house.members[1]) != nil
        }
        #expect(try await takeOutAndRestore(after: 600))
        #expect(try await !takeOutAndRestore(after: 601))
        let joined = try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        #expect(joined == .joined(RivalHouse.group))
    }

    @Test("a group goes on only if everybody in it is in few enough others", arguments: Backend.available)
    func resumed(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let code = try await house.make()
        _ = try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        #expect(try await house.keeping(0).end(RivalHouse.group, on: RivalHouse.today, at: RivalHouse.now))
        for number in 2...11 {
            let id = "00000000-0000-4000-8000-0000000000\(10 + number)"
            #expect(try await !house.make(id, by: 1).isEmpty)
        }
        await #expect(throws: RivalKeeping.MemberIsFull.self) {
            _ = try await house.keeping(0).resume(RivalHouse.group, at: RivalHouse.now)
        }
        #expect(try await house.stored()?.endedAt != nil)
        _ = try await house.joining(1).leave("00000000-0000-4000-8000-000000000012", at: RivalHouse.now)
        #expect(try await house.keeping(0).resume(RivalHouse.group, at: RivalHouse.now))
    }

    private func notices(_ place: Int, _ house: RivalHouse) async throws -> [String] {
        let owner = house.members[place].id
        return try await house.database.rows("SELECT body FROM notice WHERE owner_id = \(owner)") { try $0.text(0) }
    }

    @Test("who is put back isn't told that they are out, however often it is done", arguments: Backend.available)
    func removalUndone(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let (code, ben) = (try await house.make(), house.members[1].id)
        _ = try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        for second in 0..<6 {
            let at = RivalHouse.now.addingTimeInterval(Double(second))
            try #require(try await house.keeping(0).remove(ben, from: RivalHouse.group, at: at))
            #expect(try await self.notices(1, house) == ["You aren't in “Spring” any more"])
            try #require(try await house.keeping(0).restore(ben, to: RivalHouse.group, at: at))
            #expect(try await self.notices(1, house) == [])
        }
    }

    @Test(
        "a group that goes on hasn't ended for anybody, and its end is told when it comes",
        arguments: Backend.available
    )
    func endUndone(backend: Backend) async throws {
        let house = try await RivalHouse(backend, 2)
        let code = try await house.make(days: 7)
        _ = try await house.joining(1).join(code, self.aims, isAdult: true, at: RivalHouse.now)
        // On the day after its last, where the clock is ahead: its last day stays as it was.
        let next = RivalHouse.today.adding(days: 7)
        for _ in 0..<2 {
            try #require(try await house.keeping(0).end(RivalHouse.group, on: next, at: RivalHouse.now))
            #expect(try await self.notices(1, house) == ["“Spring” has ended, and its podium stands"])
            try #require(try await house.keeping(0).resume(RivalHouse.group, at: RivalHouse.now))
            #expect(try await self.notices(1, house) == [])
        }
    }
}
