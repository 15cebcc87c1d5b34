import Foundation
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import Accounts

struct LostKeyTests {
    /// Ana told everything, then the key was replaced by another.
    private func pages(_ backend: Backend) async throws -> OwnPages {
        var pages = try await OwnPages(on: backend)
        var facts = HealthFacts()
        facts.diet = [.vegan]
        facts.location = "Graz"
        let (told, seal, ana) = (facts, pages.seal, pages.ana.id)
        try await pages.fixture.database.write { db in
            try HealthStore.keep([.diet, .location], of: told, owner: ana, seal: seal, in: db)
        }
        pages.seal = Seal(key: try SealingKey(base64: Data(repeating: 8, count: 32).base64EncodedString()))
        return pages
    }

    @Test(
        "without the key, pages of sealed facts say so and can be filled anew",
        arguments: Backend.available,
        ["/me/health", "/me/about", "/welcome/limits", "/welcome/about"]
    )
    func says(backend: Backend, path: String) async throws {
        try await self.pages(backend).visit { client in
            let page = try await client.page(path)
            #expect(page.status == 200)
            #expect(page.html.contains("We can't read what you told us before"), "\(page.html)")
        }
    }

    @Test("pages without sealed facts don't mention the key", arguments: ["/me/body", "/welcome/body", "/welcome/aim"])
    func silent(path: String) async throws {
        try await self.pages(.sqlite).visit { client in
            let page = try await client.page(path)
            #expect(page.status == 200)
            #expect(!page.html.contains("told us before"))
        }
    }

    @Test("what is told anew is kept with the new key", arguments: Backend.available)
    func anew(backend: Backend) async throws {
        let pages = try await self.pages(backend)
        try await pages.visit { client in
            for (path, form) in [("/welcome/limits", "diet=vegan"), ("/welcome/about", "location=Linz")] {
                let kept = try await client.submit(path, form)
                #expect(kept.status == .seeOther)
            }
        }
        let store = HealthStore(database: pages.fixture.database, seal: pages.seal, owner: pages.ana.id)
        let facts = try await store.facts()
        #expect(!facts.isUnreadable)
        #expect(facts.diet == [.vegan] && facts.location == "Linz")
    }
}
