import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import Storage
import Testing

@testable import App
@testable import Training

struct TogetherTests {
    private static let path = "/together/profile"
    private static let fields = [
        "goals": "habit", "strengths": "calm", "styles": "yoga", "places": "gym", "times": "tuesday-evening",
        "experience": "some", "version": "0",
    ]

    @Test("a newcomer is welcomed, reads the guidelines, agrees once, and goes on to the profile")
    func beginning() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/together").text.contains("Begin"))
            let led = try await ana.get(Self.path)
            #expect(led.status == .seeOther && led.headers[.location] == "/together/guidelines")
            let guidelines = try await ana.get("/together/guidelines").text
            for thought in ["Be motivated", "Build your community", "Have fun", "Meet where others are"] {
                #expect(guidelines.contains(thought))
            }
            #expect(try await ana.post("/together/guidelines", ["version": "0"]).status == .unprocessableContent)
            #expect(try await ana.get(Self.path).status == .seeOther)
            let agreed = try await ana.post("/together/guidelines", ["version": "1"])
            #expect(agreed.headers[.location] == Self.path)
            #expect(try await ana.get(Self.path).status == .ok)
            #expect(try await ana.get("/together/guidelines").text.contains("You agreed"))
        }
    }

    @Test("a device is told to agree first")
    func deviceFirst() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.get, "/buddy-profile").status == .forbidden)
            let before = try await ana.api(.get, "/guidelines").json()
            #expect(before["agreed"] as? Bool == false && (before["rules"] as? [Any])?.isEmpty == false)
            #expect(try await ana.api(.put, "/guidelines", #"{"version": 2}"#).status == .unprocessableContent)
            try await ana.agree()
            #expect(try await ana.api(.get, "/guidelines").json()["agreed"] as? Bool == true)
            #expect(try await ana.api(.get, "/buddy-profile").status == .notFound)
        }
    }

    @Test("who has yet to confirm an address reads how, and meets nobody")
    func unconfirmed() async throws {
        try await TestApp.run(configure: { $0.mailCommand = "/bin/true" }) { app in
            let ana = try await app.person()
            let home = try await ana.get("/together").text
            #expect(home.contains("Open the link we mailed you") && home.contains(#"action="/confirmation""#))
            #expect(try await ana.get(Self.path).status == .forbidden)
            #expect(try await ana.api(.get, "/buddy-profile").status == .forbidden)
        }
    }

    @Test("who is suspended is led to why and how to appeal, and meets nobody")
    func suspended() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.joinCommunity()
            try await app.environment.database.write { try $0.execute("UPDATE member SET suspended_at = 1") }
            #expect(try await ana.get("/together").headers[.location] == "/me/suspension")
            #expect(try await ana.get(Self.path).status == .forbidden)
        }
    }

    @Test("a profile's place may be said by the name of a town")
    func placeByName() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.agree()
            let fields = Self.fields.merging(["place": "Graz"]) { $1 }
            let unknown = try await ana.post(Self.path, fields)
            #expect(unknown.status == .unprocessableContent && unknown.text.contains("We know no such place."))
            let place = NamedPlace(
                id: 1,
                name: "Graz",
                country: "AT",
                region: "06",
                coordinate: try #require(Coordinate(latitude: 47.06667, longitude: 15.45)),
                population: 1,
                otherNames: []
            )
            _ = try await NamedPlaceStore(database: app.environment.database).replace("towns", with: [place], at: 1)
            #expect(try await ana.post(Self.path, fields).status == .seeOther)
            let kept = try await ana.api(.get, "/buddy-profile").json()
            #expect(abs((kept["lat"] as? Double ?? 0) - 47.0667) < 0.01)
        }
    }

    @Test("a form with too much picked or too little says so beside each, and keeps what was picked")
    func limits() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.agree()
            let empty = try await ana.post(Self.path, ["intro": "Hello there"])
            #expect(empty.status == .unprocessableContent)
            #expect(empty.text.contains("Choose what you train for.") && empty.text.contains("Hello there"))
            for (place, words) in [("goals", "Choose what you train for."), ("times", "Choose when you could train")] {
                #expect(
                    empty.text.contains(##"<a href="#\##(place)">\##(words)"##)
                        && empty.text.contains(#"id="\#(place)""#)
                )
            }
            let tooMuch = try await ana.api(
                .put,
                "/buddy-profile",
                #"{"goals": ["start", "habit", "muscle", "health"]}"#
            )
            #expect(tooMuch.status == .unprocessableContent)
            let errors = try #require(try tooMuch.json()["errors"] as? [String: [String]])
            #expect(errors["goals"] == ["Choose at most 3."])
            #expect(errors["times"] == ["Choose when you could train with somebody."])
        }
    }

    @Test("a profile is kept, filled in again, changed by its version, paused and deleted")
    func profile() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.agree()
            #expect(try await ana.post(Self.path, Self.fields).headers[.location] == "/together/profile/photo?step=on")
            let step = try await ana.get("/together/profile/photo?step=on").text
            #expect(step.contains("Last step: a picture") && step.contains("Without a picture for now"))
            #expect(try await ana.get("/together").text.contains("As others see it"))
            let page = try await ana.get(Self.path).text
            #expect(page.contains(#"value="tuesday-evening" aria-label="Tuesday, 17–20" checked"#))
            let stale = try await ana.post(Self.path, Self.fields)
            #expect(stale.status == .unprocessableContent && stale.text.contains("changed elsewhere"))
            let put = "{\(TestPerson.profile), \"paused\": true, \"version\": 1}"
            let changed = try await ana.api(.put, "/buddy-profile", put)
            #expect(try changed.json()["version"] as? Int == 2)
            #expect(try await ana.api(.put, "/buddy-profile", put).status == .conflict)
            #expect(try await ana.get("/together").text.contains("Your profile is paused"))
            #expect(try await ana.get(Self.path + "/removal").text.contains("Delete your profile?"))
            #expect(try await ana.post(Self.path + "/removal").status == .seeOther)
            #expect(try await ana.api(.get, "/buddy-profile").status == .notFound)
            #expect(try await ana.api(.delete, "/buddy-profile").status == .notFound)
        }
    }

    @Test("the hours somebody chose under Train are proposed")
    func proposed() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.agree()
            let hours = #"{"windows": [{"weekday": "friday", "from": "12:00", "to": "14:00"}], "workoutMinutes": 45}"#
            #expect(try await ana.api(.put, "/free-time/settings", hours).status == .ok)
            let page = try await ana.get(Self.path).text
            #expect(page.contains("Filled in from your hours"))
            #expect(page.contains(#"value="friday-midday" aria-label="Friday, 12–14" checked"#))
            #expect(!page.contains(#"value="friday-evening" aria-label="Friday, 17–20" checked"#))
        }
    }

    @Test("a birthday or gender changed in the account reaches the profile")
    func following() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.joinCommunity()
            #expect(try await ana.api(.patch, "/me", #"{"birthday": "1980-02-03", "gender": "other"}"#).status == .ok)
            while try await app.environment.jobRunner().workOnce() > 0 {}
            let kept = try await app.environment.database.rows("SELECT gender, birthday FROM buddy_profile") {
                [try $0.text(0), try $0.text(1)]
            }
            #expect(kept == [["other", "1980-02-03"]])
        }
    }
}
