import Deeds
import FoodCatalogue
import Foundation
import HealthMath
import Storage
import Support
import Testing
import Web

@testable import Nutrition

struct EntryStoreTests {
    private let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11"

    @Test("gives back an entry as it was added", arguments: Backend.available)
    func add(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entry = try await kitchen.log(Kitchen.entry(minutes: 485), for: kitchen.ana)
        #expect(try await EntryStore(database: kitchen.database, owner: kitchen.ana).find(entry.id) == entry)
    }

    @Test("adds once what is sent twice, also when it is sent differently", arguments: Backend.available)
    func idempotent(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        let text = Kitchen.apple.nutrients.text
        let first = try await entries.add(Kitchen.entry(id: self.id), nutrients: text, now: Kitchen.now)
        let second = try await entries.add(
            Kitchen.entry(Kitchen.apple, 9, id: self.id),
            nutrients: text,
            now: Kitchen.now
        )
        #expect(first.isNew)
        #expect(!second.isNew)
        #expect(second.entry == first.entry)
        let day = try await DiaryStore(database: kitchen.database, owner: kitchen.ana).day(first.entry.day)
        #expect(day.meals[0].entries == [first.entry])
        #expect(try await kitchen.deeds(of: kitchen.ana).count == 1)
    }

    @Test("adds once what eight impatient taps send at the same moment", arguments: Backend.available)
    func race(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        for _ in 1...200 {
            let entry = try Kitchen.entry(id: UUID().uuidString.lowercased())
            let new = try await Rush.of(8) {
                try await entries.add(entry, nutrients: Kitchen.apple.nutrients.text, now: Kitchen.now).isNew
            }
            #expect(new.filter { $0 }.count == 1)
        }
    }

    @Test("refuses an edit of a stale version and changes nothing", arguments: Backend.available)
    func stale(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        let old = try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        let change = try EntryChangeForm(FormInput(["version": "1", "amount": "2"])).values()
        let saved = try #require(
            try await entries.save(old.changed(change, units: old.units(of: nil)), now: Kitchen.now)
        )
        #expect(saved.version == 2)
        let late = try EntryChangeForm(FormInput(["version": "1", "amount": "7"])).values()
        #expect(try await entries.save(old.changed(late, units: old.units(of: nil)), now: Kitchen.now) == nil)
        #expect(try await entries.find(old.id) == saved)
    }

    @Test("an entry that moves to another day takes its deed along", arguments: Backend.available)
    func move(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        var entry = try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        entry.day = try Kitchen.day("2026-11-20")
        #expect(try await entries.save(entry, now: Kitchen.now)?.day == entry.day)
        #expect(try await kitchen.deeds(of: kitchen.ana).isEmpty)
        #expect(try await kitchen.deeds(of: kitchen.ana, on: "2026-11-20").map(\.source) == ["day 2026-11-20"])
    }

    @Test("a removed entry leaves its day and comes back with its deed", arguments: Backend.available)
    func undo(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        let diary = DiaryStore(database: kitchen.database, owner: kitchen.ana)
        let entry = try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        #expect(try await entries.remove(entry.id, version: 9, now: Kitchen.now)?.done == false)
        #expect(try await entries.remove(entry.id, version: 1, now: Kitchen.now)?.done == true)
        #expect(try await entries.remove(entry.id, now: Kitchen.now) == nil)
        #expect(try await entries.find(entry.id) == nil)
        #expect(try await diary.day(entry.day).meals[0].entries.isEmpty)
        #expect(try await kitchen.deeds(of: kitchen.ana).isEmpty)
        await #expect(throws: TakenBack.self) { try await entries.add(entry, nutrients: "", now: Kitchen.now) }
        #expect(try await entries.restore(entry.id, now: Kitchen.now)?.id == entry.id)
        #expect(try await diary.day(entry.day).meals[0].entries.map(\.facts) == [entry.facts])
        #expect(try await kitchen.deeds(of: kitchen.ana).count == 1)
    }

    @Test("can be put back for a month and is then forgotten", arguments: Backend.available)
    func purge(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        let kept = try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        let entry = try await kitchen.log(Kitchen.entry(), for: kitchen.ana)
        _ = try await entries.remove(entry.id, now: Kitchen.now)
        #expect(try await EntryStore.purge(removedBefore: Kitchen.now, in: kitchen.database) == 0)
        let later = Kitchen.now.addingTimeInterval(1)
        #expect(try await EntryStore.purge(removedBefore: later, in: kitchen.database) == 1)
        #expect(try await entries.restore(entry.id, now: Kitchen.now) == nil)
        #expect(try await entries.find(kept.id) == kept)
    }

    @Test("nobody reads, changes, removes or restores another member's entry", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let anas = EntryStore(database: kitchen.database, owner: kitchen.ana)
        let bens = EntryStore(database: kitchen.database, owner: kitchen.ben)
        let entry = try await kitchen.log(Kitchen.entry(id: self.id), for: kitchen.ana)
        #expect(try await bens.find(entry.id) == nil)
        #expect(try await bens.save(entry, now: Kitchen.now) == nil)
        #expect(try await bens.remove(entry.id, now: Kitchen.now) == nil)
        #expect(try await bens.restore(entry.id, now: Kitchen.now) == nil)
        #expect(try await anas.find(entry.id) == entry)
        let own = try await kitchen.log(Kitchen.entry(Kitchen.apple, 3, id: self.id), for: kitchen.ben)
        #expect(own.amount == 3)
        #expect(try await anas.find(entry.id) == entry)
    }

    @Test("the schema itself refuses nonsense", arguments: Backend.available, [0, -1, 200_000.0])
    func checks(backend: Backend, amount: Double) async throws {
        let kitchen = try await Kitchen(backend)
        let entry = try Kitchen.entry(Kitchen.apple, amount, .gram)
        await #expect(throws: DatabaseError.self) { try await kitchen.log(entry, for: kitchen.ana) }
        #expect(try await kitchen.deeds(of: kitchen.ana).isEmpty)
    }
}
