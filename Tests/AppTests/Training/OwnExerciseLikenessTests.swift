import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// An own exercise of which little more is said than what it is like.
struct OwnExerciseLikenessTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d44"

    @Test("what isn't said of a new exercise is as of the one that it is like, but for what it asks of the body")
    func filled() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let new = ["requestId": Self.id, "name": "Sofa curl", "like": "dumbbell-curl", "places": "home"]
            #expect(try await ana.post("/exercises", new).status == .seeOther)
            let curl = try await ana.api(.get, "/exercises/dumbbell-curl").json()
            let own = try await ana.api(.get, "/exercises/\(Self.id)").json()
            for field in ["category", "pattern", "position", "equipment", "level", "measure"] {
                #expect(own[field] as? String == curl[field] as? String, "\(field)")
            }
            #expect(own["muscles"] as? [String] == curl["muscles"] as? [String])
            #expect(own["weighted"] as? Bool == true && own["places"] as? [String] == ["home"])
            let page = try await ana.get("/exercises/\(Self.id)").text
            #expect(page.contains("You haven't said what it loads"))
        }
    }

    @Test("devices may say only what it is like; what is like nothing must be said in full")
    func devices() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let short = #"{"requestId": "\#(Self.id)", "name": "Sofa squat", "like": "bodyweight-squat"}"#
            #expect(try await ana.api(.post, "/exercises", short).status == .created)
            for like in ["", "no-such-thing"] {
                let new = #"{"requestId": "\#(UUID().uuidString)", "name": "Sofa squat", "like": "\#(like)"}"#
                let refused = try await ana.api(.post, "/exercises", new)
                #expect(refused.status == .unprocessableContent && refused.text.contains("Choose how hard it is."))
            }
        }
    }

    @Test("the rest of the form is folded until something in it is to be mended or said")
    func folded() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let fold = /<details class="fold"( open)?><summary>Say more about it/
            let page = try #require(try await ana.get("/exercises/new").text.firstMatch(of: fold))
            #expect(page.output.1 == nil)
            let refused = try await ana.post("/exercises", ["requestId": Self.id, "name": "Hula hoop"])
            #expect(try #require(refused.text.firstMatch(of: fold)).output.1 != nil)
            let new = ["requestId": Self.id, "name": "Sofa curl", "like": "dumbbell-curl"]
            #expect(try await ana.post("/exercises", new).status == .seeOther)
            #expect(try await ana.get("/exercises/\(Self.id)").text.contains("/exercises/\(Self.id)/edit#loads"))
            let untold = try await ana.get("/exercises/\(Self.id)/edit")
            #expect(try #require(untold.text.firstMatch(of: fold)).output.1 != nil)
        }
    }
}
