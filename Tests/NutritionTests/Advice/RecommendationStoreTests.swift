import Foundation
import Storage
import Support
import Testing

@testable import Nutrition

struct RecommendationStoreTests {
    private static func draft(
        _ title: String = "Lentils",
        _ id: String = UUID().uuidString.lowercased()
    ) -> RecommendationDraft {
        RecommendationDraft(
            id: id,
            content: .init(kind: .advice, title: title, text: "Eat them.", link: "", food: nil),
            audience: .everybody
        )
    }

    @Test(
        "a text is its author's alone until it is published, and gone when it is taken back",
        arguments: Backend.available
    )
    func publishing(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let ana = AuthorStore(database: kitchen.database, owner: kitchen.ana)
        let ben = AuthorStore(database: kitchen.database, owner: kitchen.ben)
        let reader = RecommendationStore(database: kitchen.database, owner: kitchen.ben)
        let draft = Self.draft()
        for _ in 0..<2 { try await ana.add(draft, by: "Ana", now: Kitchen.now) }
        #expect(try await ana.all().count == 1)
        #expect(try await ben.all().isEmpty)
        #expect(try await ben.find(draft.id) == nil)
        #expect(try await reader.published().isEmpty)
        #expect(try await reader.answer(draft.id, now: Kitchen.now) { $0.isSaved = true } == nil)
        #expect(try await !ben.publish(draft.id, now: Kitchen.now))
        #expect(try await ana.publish(draft.id, now: Kitchen.now))
        #expect(try await reader.published().map(\.recommendation.content.title) == ["Lentils"])
        #expect(try await !ben.withdraw(draft.id, now: Kitchen.now))
        #expect(try await !ben.save(Self.draft("Mine now"), draft.id, version: 2))
        #expect(try await ana.withdraw(draft.id, now: Kitchen.now))
        #expect(try await reader.published().isEmpty)
        #expect(try await ana.publish(draft.id, now: Kitchen.now))
    }

    @Test(
        "a text of a kind that nobody knows hides no other, from members or administrators",
        arguments: Backend.available
    )
    func odd(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        for (owner, title) in [(kitchen.ana, "Lentils"), (kitchen.ben, "Odd")] {
            let author = AuthorStore(database: kitchen.database, owner: owner)
            let draft = Self.draft(title)
            try await author.add(draft, by: title, now: Kitchen.now)
            #expect(try await author.publish(draft.id, now: Kitchen.now))
        }
        try await kitchen.database.write(
            "UPDATE recommendation SET kind = 'nonsense' WHERE title = 'Odd'",
            past: "ALTER TABLE recommendation DROP CONSTRAINT recommendation_kind_check"
        )
        let reader = RecommendationStore(database: kitchen.database, owner: kitchen.ben)
        #expect(try await reader.published().map(\.recommendation.content.title) == ["Lentils"])
        #expect(try await ModerationStore(database: kitchen.database).all().map(\.content.title) == ["Lentils"])
        #expect(kitchen.database.setAside.all.map(\.owner) == [kitchen.ben])
    }

    @Test("an edit of an older version changes nothing", arguments: Backend.available)
    func stale(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let ana = AuthorStore(database: kitchen.database, owner: kitchen.ana)
        let draft = Self.draft()
        try await ana.add(draft, by: "Ana", now: Kitchen.now)
        #expect(try await ana.save(Self.draft("Peas"), draft.id, version: 1))
        #expect(try await !ana.save(Self.draft("Beans"), draft.id, version: 1))
        #expect(try await ana.find(draft.id)?.content.title == "Peas")
    }

    @Test(
        "what one member makes of it nobody else sees, nor its author before five rated",
        arguments: Backend.available
    )
    func answers(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let author = AuthorStore(database: kitchen.database, owner: kitchen.ana)
        let draft = Self.draft()
        try await author.add(draft, by: "Ana", now: Kitchen.now)
        _ = try await author.publish(draft.id, now: Kitchen.now)
        let ben = RecommendationStore(database: kitchen.database, owner: kitchen.ben)
        let mine = RecommendationStore(database: kitchen.database, owner: kitchen.ana)
        let given = try await ben.answer(draft.id, now: Kitchen.now) { $0 = .init(isSaved: true, rating: 4) }
        #expect(given == .init(isSaved: true, rating: 4))
        #expect(try await ben.published().map(\.answer) == [.init(isSaved: true, rating: 4)])
        #expect(try await mine.published().map(\.answer) == [.init()])
        #expect(try await author.all().map(\.rating) == [nil])
        for number in 1...4 {
            let other = try await StandInMember.add("Member \(number)", to: kitchen.database)
            _ = try await RecommendationStore(database: kitchen.database, owner: other)
                .answer(draft.id, now: Kitchen.now) { $0.rating = 5 }
        }
        // 4.8, by halves.
        #expect(try await author.all().map(\.rating) == [5])
    }
}
