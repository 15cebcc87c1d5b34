import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// What the account tells of a member, asked from the parts of a buddy profile.
struct AboutDetailTests {
    @Test("a missing line, gym or activity asks for itself alone, and leaves the rest as it was")
    func alone() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.agree()
            let known = [
                "aim": "health", "quote": "Slowly", "activities": "hiking", "gym": "Old Mill", "location": "Graz",
            ]
            try #require(try await ana.post("/me/about", known.merging(["only": "about"]) { $1 }).status == .seeOther)
            let part = "/together/profile/parts/who"
            let link = "/me/about?only=about&amp;detail=quote&amp;next="
            // The first step of a new profile asks for words itself.
            #expect(try await !ana.get(part).text.contains(link))
            try await ana.joinCommunity()
            #expect(try await ana.get(part).text.contains(link))
            let path = "/me/about?only=about&detail=quote&next=\(part)"
            let page = try await ana.get(path).text
            #expect(page.contains(#"name="quote""#) && page.contains("A line about you"))
            for other in ["activities", "gym", "location"] { #expect(!page.contains(#"name="\#(other)""#), "\(other)") }
            let fields = ["only": "about", "detail": "quote", "next": part, "quote": "With a laugh"]
            #expect(try await ana.post("/me/about", fields).headers[.location] == part)
            let all = try await ana.get("/me/about?only=about").text
            for value in ["With a laugh", "Old Mill", "Graz"] {
                #expect(all.contains(#"value="\#(value)""#), "\(value)")
            }
            #expect(all.contains(#"value="hiking" checked"#))
            let activities = ["only": "about", "detail": "activities", "activities": "yoga"]
            #expect(try await ana.post("/me/about", activities).status == .seeOther)
            let after = try await ana.get("/me/about?only=about").text
            #expect(after.contains(#"value="yoga" checked"#) && !after.contains(#"value="hiking" checked"#))
            #expect(after.contains(#"value="With a laugh""#) && after.contains(#"value="Graz""#))
        }
    }
}
