import Deeds
import Foundation
import HealthMath
import Members
import Support
import Testing
import Web

@testable import Nutrition

struct CopyStoreTests {
    private static let id = "6c0e6f9e-3d27-4d0a-9a51-0c5a3a3f1e07"

    private func copies(_ kitchen: Kitchen, of owner: Member.ID) -> CopyStore {
        CopyStore(database: kitchen.database, owner: owner, timeZone: .gmt)
    }

    private func selection(to target: String = "2026-11-21", meal: String? = nil) throws -> CopySelection {
        let (from, target) = (try Kitchen.day("2026-11-20"), try Kitchen.day(target))
        return CopySelection(source: from...from, meal: meal, target: target...target, targetMeal: nil, lines: nil)
    }

    @Test("a copy is written once, and taken back as one", arguments: Backend.available)
    func once(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let copies = self.copies(kitchen, of: kitchen.ana)
        let first = try await kitchen.log(Kitchen.entry(day: "2026-11-20", minutes: 480), for: kitchen.ana)
        let second = try await kitchen.log(Kitchen.entry(day: "2026-11-20", meal: "Lunch"), for: kitchen.ana)
        let found = try await copies.found(self.selection())
        #expect(found.map(\.entry) == [first, second])
        let plan = try CopyPlan(try self.selection(), of: found)
        let copied = try await copies.write(plan, as: Self.id, now: Kitchen.now)
        #expect(copied.isNew)
        let again = try await copies.write(plan, as: Self.id, now: Kitchen.now)
        #expect(!again.isNew)
        #expect(again.entries == copied.entries)
        let diary = DiaryStore(database: kitchen.database, owner: kitchen.ana)
        let day = try await diary.day(Kitchen.day("2026-11-21"))
        #expect(day.meals.flatMap(\.entries).map(\.facts) == [first.facts, second.facts])
        #expect(try await diary.nutrients(on: day.day).count == 2)
        #expect(try await kitchen.deeds(of: kitchen.ana).map(\.kind) == [.dayLogged])

        #expect(try await copies.undo(Self.id, now: Kitchen.now)?.count == 2)
        #expect(try await copies.undo(Self.id, now: Kitchen.now) == nil)
        #expect(try await diary.day(day.day).meals.flatMap(\.entries).isEmpty)
        #expect(try await kitchen.deeds(of: kitchen.ana).isEmpty)
        // A phone that never heard the answer sends it again, after it was taken back.
        await #expect(throws: TakenBack.self) { try await copies.write(plan, as: Self.id, now: Kitchen.now) }
        #expect(try await diary.day(day.day).meals.flatMap(\.entries).isEmpty)
    }

    @Test("a copy begins with the last day that has food, however long ago", arguments: Backend.available)
    func last(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let copies = self.copies(kitchen, of: kitchen.ana)
        let today = try Kitchen.day("2026-11-21")
        #expect(try await copies.lastDay(before: today) == nil)
        try await kitchen.log(Kitchen.entry(day: "2026-11-02"), for: kitchen.ana)
        let gone = try await kitchen.log(Kitchen.entry(day: "2026-11-20"), for: kitchen.ana)
        _ = try await EntryStore(database: kitchen.database, owner: kitchen.ana).remove(gone.id, now: Kitchen.now)
        try await kitchen.log(Kitchen.entry(day: "2026-11-21"), for: kitchen.ana)
        try await kitchen.log(Kitchen.entry(day: "2026-11-19"), for: kitchen.ben)
        #expect(try await copies.lastDay(before: today) == Kitchen.day("2026-11-02"))
    }

    @Test("one meal is found whatever the case of its name, and what was removed is not", arguments: Backend.available)
    func meal(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let lunch = try await kitchen.log(Kitchen.entry(day: "2026-11-20", meal: "lunch"), for: kitchen.ana)
        let gone = try await kitchen.log(Kitchen.entry(day: "2026-11-20", meal: "Lunch"), for: kitchen.ana)
        try await kitchen.log(Kitchen.entry(day: "2026-11-20"), for: kitchen.ana)
        _ = try await EntryStore(database: kitchen.database, owner: kitchen.ana).remove(gone.id, now: Kitchen.now)
        let found = try await self.copies(kitchen, of: kitchen.ana).found(self.selection(meal: "Lunch"))
        #expect(found.map(\.entry) == [lunch])
    }

    @Test("two phones with the same request write it once", arguments: Backend.available)
    func race(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let copies = self.copies(kitchen, of: kitchen.ana)
        for _ in 0..<3 { try await kitchen.log(Kitchen.entry(day: "2026-11-20"), for: kitchen.ana) }
        let plan = try CopyPlan(try self.selection(), of: try await copies.found(self.selection()))
        for _ in 1...200 {
            let request = UUID().uuidString.lowercased()
            let new = try await Rush.of(2) { try await copies.write(plan, as: request, now: Kitchen.now).isNew }
            #expect(new.filter { $0 }.count == 1)
        }
        let day = try await DiaryStore(database: kitchen.database, owner: kitchen.ana).day(Kitchen.day("2026-11-21"))
        #expect(day.meals[0].entries.count == 600)
    }

    @Test("nobody copies or undoes what is another's", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        try await kitchen.log(Kitchen.entry(day: "2026-11-20"), for: kitchen.ana)
        let (anas, bens) = (self.copies(kitchen, of: kitchen.ana), self.copies(kitchen, of: kitchen.ben))
        #expect(try await bens.found(self.selection()).isEmpty)
        let plan = try CopyPlan(try self.selection(), of: try await anas.found(self.selection()))
        _ = try await anas.write(plan, as: Self.id, now: Kitchen.now)
        #expect(try await bens.undo(Self.id, now: Kitchen.now) == nil)
        #expect(try await anas.undo(Self.id, now: Kitchen.now)?.count == 1)
    }
}
