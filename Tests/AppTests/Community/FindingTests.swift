import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App
@testable import Community

/// What Find people shows of its filters and of buddies.
struct FindingTests {
    @Test("filters in use stand as chips that lead on without them, and the filters are folded")
    func chips() async throws {
        try await TestApp.run { app in
            let (ana, _) = try await PeoplePageTests.shown("Ana", app, at: nil)
            #expect(try await !ana.get("/together/people").text.contains("Filters in use"))
            let page = try await ana.get("/together/people?anywhere=on&styles=walking&youngest=30").text
            #expect(page.contains("Filters in use") && page.contains("Without: From 30"))
            #expect(!page.contains(#"<details class="fold" open"#) && page.contains(#"<details class="fold""#))
            let wrong = try await ana.get("/together/people?km=0").text
            #expect(wrong.contains(#"<details class="fold" open"#), "What is to be mended isn't folded away.")
        }
    }

    @Test("a buddy is told from strangers, on the list and for the map")
    func buddies() async throws {
        try await TestApp.run { app in
            let here = try #require(CoarsePlace(near: 55.676, 12.568))
            let (ana, anas) = try await PeoplePageTests.shown("Ana", app, at: here)
            let (_, bens) = try await PeoplePageTests.shown("Ben", app, at: here)
            let strangers = try await ana.get("/together/people").text
            #expect(strangers.contains("Ask Ben to be buddies") && !strangers.contains("data-buddy"))
            try await app.befriend(String(anas), String(bens))
            let buddies = try await ana.get("/together/people").text
            #expect(buddies.contains("data-buddy") && !buddies.contains("Ask Ben to be buddies"))
        }
    }

    @Test("a request that was taken back is asked again by Undo")
    func again() async throws {
        try await TestApp.run { app in
            let (ana, _) = try await PeoplePageTests.shown("Ana", app, at: nil)
            let (_, bens) = try await PeoplePageTests.shown("Ben", app, at: nil)
            #expect(try await ana.post("/together/requests", ["memberId": "\(bens)"]).status == .seeOther)
            #expect(try await ana.post("/together/requests/\(bens)/removal").status == .seeOther)
            #expect(try await !ana.get("/together/requests").text.contains("/together/requests/\(bens)/removal"))
            #expect(try await ana.post("/together/requests?memberId=\(bens)").status == .seeOther)
            #expect(try await ana.get("/together/requests").text.contains("/together/requests/\(bens)/removal"))
        }
    }
}
