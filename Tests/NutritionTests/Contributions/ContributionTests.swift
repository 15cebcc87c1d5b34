import Audit
import FoodCatalogue
import Foundation
import Members
import Notices
import Storage
import Support
import Testing

@testable import Nutrition

struct ContributionTests {
    private static func admin(_ id: Int64) -> Member {
        Member(id: id, screenName: "mo", firstName: "Mo", role: .administrator)
    }

    private func write(
        _ name: String = "Oat bar",
        code: String? = "4006381333931",
        kcal: Double? = 450,
        in kitchen: Kitchen
    ) async throws -> OwnFood {
        var nutrients = Nutrients()
        nutrients[208] = kcal
        let facts = OwnFood.Facts(name: name, brand: "Mill", barcode: code, nutrients: nutrients, measures: [])
        return try await OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
            .add(facts, id: FoodOrigin.own.id(UUID().uuidString.lowercased()), now: Kitchen.now).food
    }

    private func offer(_ food: OwnFood, in kitchen: Kitchen) async throws -> Review {
        let contributions = ContributionStore(database: kitchen.database, owner: kitchen.ana)
        _ = try await contributions.offer(food.id, now: Kitchen.now)
        let offered = try #require(try await contributions.find(food.id))
        return try #require(try await ReviewStore(database: kitchen.database).find(offered.id))
    }

    private func notices(_ owner: Member.ID, in kitchen: Kitchen) async throws -> [String] {
        try await NoticeStore(database: kitchen.database, owner: owner, kinds: NutritionWing.noticeKinds).latest().map(
            \.text
        )
    }

    @Test("an accepted food is everybody's; its owner is told, and the decision kept", arguments: Backend.available)
    func accept(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let lookup = try kitchen.lookup()
        let food = try await self.write(in: kitchen)
        let search = { (owner: Member.ID) in
            try await lookup.search("oat bar mill", limit: 50, familiar: [:], for: owner).map(\.id)
        }
        let review = try await self.offer(food, in: kitchen)
        #expect(try await search(kitchen.ana).first == food.id)
        #expect(!(try await search(kitchen.ben).contains { $0.hasPrefix("here-") }))
        var corrected = food.facts
        corrected.name = "Oat bar, plain"
        let reviews = ReviewStore(database: kitchen.database)
        let mo = Self.admin(kitchen.ben)
        #expect(try await reviews.accept(review, as: corrected, by: mo, now: Kitchen.now) == .done)
        lookup.sharedIndex.forget()
        lookup.ownIndex.forget(kitchen.ana)

        let bens = try #require(try await search(kitchen.ben).first)
        #expect(FoodOrigin(bens) == .shared)
        #expect(try await lookup.item(bens, for: kitchen.ben)?.food.name == "Oat bar, plain")
        #expect(try await lookup.food(Barcode("4006381333931"), for: kitchen.ben)?.id == bens)
        #expect(try await search(kitchen.ana).filter { $0 == bens || $0 == food.id } == [food.id])
        #expect(try await self.notices(kitchen.ana, in: kitchen).first?.contains("for everybody here now") == true)
        let audit = try await AuditStore(database: kitchen.database, actions: NutritionWing.auditActions).latest(
            limit: 5
        )
        #expect(audit.map(\.action) == [.foodAccepted])
        #expect(audit.first?.detail == "Corrected: name")
        #expect(try await reviews.waiting(limit: 10).isEmpty)
        #expect(try await reviews.accept(review, as: corrected, by: mo, now: Kitchen.now) == .changed)
    }

    @Test("a refused food stays its owner's, with the reason, and may be offered again", arguments: Backend.available)
    func refuse(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let food = try await self.write(in: kitchen)
        let reviews = ReviewStore(database: kitchen.database)
        let contributions = ContributionStore(database: kitchen.database, owner: kitchen.ana)
        for round in 1...2 {
            let review = try await self.offer(food, in: kitchen)
            let at = Kitchen.now.addingTimeInterval(Double(round))
            #expect(try await reviews.refuse(review, reason: "No photo.", by: Self.admin(kitchen.ben), now: at))
            #expect(try await contributions.find(food.id)?.state == .refused)
            #expect(try await contributions.find(food.id)?.reason == "No photo.")
            #expect(try await self.notices(kitchen.ana, in: kitchen).count == round)
        }
        let lookup = try kitchen.lookup()
        #expect(
            try await lookup.search("oat bar", .mine, limit: 5, familiar: [:], for: kitchen.ana).map(\.id) == [food.id]
        )
    }

    @Test("a decision about a food that changed meanwhile is no decision", arguments: Backend.available)
    func stale(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let food = try await self.write(in: kitchen)
        let review = try await self.offer(food, in: kitchen)
        let foods = OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
        _ = try await foods.save(food.facts, food.id, version: 1)
        let reviews = ReviewStore(database: kitchen.database)
        let mo = Self.admin(kitchen.ben)
        #expect(try await reviews.accept(review, as: food.facts, by: mo, now: Kitchen.now) == .changed)
        #expect(!(try await reviews.refuse(review, reason: "No.", by: mo, now: Kitchen.now)))
        #expect(
            try await AuditStore(database: kitchen.database, actions: NutritionWing.auditActions).latest(limit: 5)
                .isEmpty
        )
        #expect(try await reviews.waiting(limit: 5).map(\.food.version) == [2])
        _ = try await foods.remove(food.id, now: Kitchen.now)
        #expect(try await reviews.waiting(limit: 5).isEmpty)
    }

    @Test("an accepted food follows its owner's change after another review", arguments: Backend.available)
    func change(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let reviews = ReviewStore(database: kitchen.database)
        let mo = Self.admin(kitchen.ben)
        let food = try await self.write(in: kitchen)
        let first = try await self.offer(food, in: kitchen)
        #expect(try await reviews.accept(first, as: food.facts, by: mo, now: Kitchen.now) == .done)
        var facts = food.facts
        facts.nutrients[208] = 460
        let saved = try #require(
            try await OwnFoodStore(database: kitchen.database, owner: kitchen.ana).save(facts, food.id, version: 1)
        )
        let second = try await self.offer(saved, in: kitchen)
        let shared = try #require(second.shared)
        #expect(try await reviews.accept(second, as: facts, by: mo, now: Kitchen.now.addingTimeInterval(5)) == .done)
        #expect(try await SharedFoodStore(database: kitchen.database).find(shared)?.facts.nutrients.kcal == 460)
    }

    @Test("two foods of everybody's can't share a code", arguments: Backend.available)
    func barcode(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let reviews = ReviewStore(database: kitchen.database)
        let mo = Self.admin(kitchen.ben)
        let food = try await self.write(in: kitchen)
        let first = try await self.offer(food, in: kitchen)
        #expect(try await reviews.accept(first, as: food.facts, by: mo, now: Kitchen.now) == .done)
        let other = try await self.write("Nut bar", code: nil, in: kitchen)
        let second = try await self.offer(other, in: kitchen)
        var facts = other.facts
        facts.barcode = "4006381333931"
        let corrected = facts
        #expect(try await reviews.accept(second, as: corrected, by: mo, now: Kitchen.now) == .barcodeTaken)
        #expect(try await reviews.find(second.id) != nil)
    }

    @Test("a food without energy isn't offered, and nobody offers or withdraws another's", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let anas = ContributionStore(database: kitchen.database, owner: kitchen.ana)
        let bens = ContributionStore(database: kitchen.database, owner: kitchen.ben)
        let mystery = try await self.write("Mystery", code: nil, kcal: nil, in: kitchen)
        #expect(try await anas.offer(mystery.id, now: Kitchen.now) == .withoutEnergy)
        let food = try await self.write(in: kitchen)
        #expect(try await bens.offer(food.id, now: Kitchen.now) == .missing)
        _ = try await self.offer(food, in: kitchen)
        #expect(try await bens.find(food.id) == nil)
        #expect(try await bens.withdraw(food.id) == false)
        #expect(try await anas.withdraw(food.id))
        #expect(try await anas.find(food.id) == nil)
    }
}
