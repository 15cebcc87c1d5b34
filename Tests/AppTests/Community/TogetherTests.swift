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
    private static let parts = ["who", "training", "meeting", "finding"]
    /// What each part asks for.
    private static let fields = [
        "who": ["strengths": "calm", "version": "0"],
        "training": ["goals": "habit", "styles": "yoga", "experience": "some", "version": "1"],
        "meeting": ["places": "gym", "times": "tuesday-evening", "version": "2"],
        "finding": ["version": "3"],
    ]

    private static func part(_ part: String) -> String { "\(Self.path)/parts/\(part)" }

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
            #expect(try await ana.get(Self.path).headers[.location] == Self.part("who"))
            #expect(try await ana.get(Self.part("who")).status == .ok)
            #expect(try await ana.get("/together/guidelines").text.contains("You agreed"))
        }
    }

    @Test("where nobody waits and no card is left, Together goes on with the newest chat, and names the buddies")
    func newestChat() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            let chat = try await app.befriend(ana, ben)
            let new = try await ana.person.get("/together").text
            #expect(new.contains("New buddies") && !new.contains("Where you left off"))
            #expect(new.contains(#"<span class="row-note">Ben</span>"#))
            #expect(try await ana.person.get("/together/chats/\(chat)").status == .ok)
            let later = try await ana.person.get("/together").text
            #expect(later.contains("Where you left off") && later.contains("/together/chats/\(chat)"))
        }
    }

    @Test("who wanted to see events sees them after agreeing, and no address of elsewhere is followed")
    func eventsFirst() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let led = try #require(try await ana.get("/together/events").headers[.location])
            #expect(led == "/together/guidelines?next=/together/events")
            #expect(try await ana.get(led).text.contains(#"name="next" value="/together/events""#))
            let agreed = try await ana.post("/together/guidelines", ["version": "1", "next": "/together/events"])
            #expect(agreed.headers[.location] == "/together/events")
            let elsewhere = try await ana.post("/together/guidelines", ["version": "1", "next": "//evil.example"])
            #expect(elsewhere.headers[.location] == Self.path)
            #expect(try await ana.get("/together/events").status == .ok)
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
            for part in Self.parts[..<2] { _ = try await ana.post(Self.part(part), Self.fields[part] ?? [:]) }
            let fields = (Self.fields["meeting"] ?? [:]).merging(["place": "Kleindorf"]) { $1 }
            let unknown = try await ana.post(Self.part("meeting"), fields)
            #expect(unknown.status == .unprocessableContent && unknown.text.contains("We know no such place."))
            let place = NamedPlace(
                id: 1,
                name: "Kleindorf",
                country: "AT",
                region: "06",
                coordinate: try #require(Coordinate(latitude: 47.06667, longitude: 15.45)),
                population: 1,
                otherNames: []
            )
            _ = try await NamedPlaceStore(database: app.environment.database).replace("towns", with: [place], at: 1)
            #expect(try await ana.post(Self.part("meeting"), fields).status == .seeOther)
            #expect(try await ana.post(Self.part("finding"), Self.fields["finding"] ?? [:]).status == .seeOther)
            let kept = try await ana.api(.get, "/buddy-profile").json()
            #expect(abs((kept["lat"] as? Double ?? 0) - 47.0667) < 0.01)
            let larger = fields.merging(["place": "Kopenhagen", "version": "\(kept["version"] as? Int ?? 0)"]) { $1 }
            #expect(
                try await ana.post(Self.part("meeting"), larger).status == .seeOther,
                "Larger towns are known anyway."
            )
            let moved = try await ana.api(.get, "/buddy-profile").json()
            #expect(abs((moved["lat"] as? Double ?? 0) - 55.676) < 0.01)
        }
    }

    @Test("a form with too much picked or too little says so beside each, and keeps what was picked")
    func limits() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.agree()
            let empty = try await ana.post(Self.part("who"), ["intro": "Hello there"])
            #expect(empty.status == .unprocessableContent && empty.text.contains("Hello there"))
            #expect(empty.text.contains(##"<a href="#strengths">Choose what you are good at."##))
            #expect(empty.text.contains(#"id="strengths""#) && !empty.text.contains("Choose what you train for."))
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

    @Test("a profile is made in four steps, each kept as one goes, and found by nobody before the last")
    func steps() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.agree()
            #expect(try await ana.get(Self.part("meeting")).headers[.location] == Self.path)
            #expect(try await ana.post(Self.part("finding"), ["version": "0"]).headers[.location] == Self.path)
            #expect(try await ana.get(Self.part("music")).status == .notFound)
            let first = try await ana.get(Self.part("who")).text
            #expect(first.contains("Step 1 of 4") && first.contains("Next") && first.contains("Cancel"))
            #expect(
                first.contains("A few words") && !first.contains("Add a line about you"),
                "One thing is asked once."
            )
            let photo = Self.path + "/photo?step=on"
            #expect(try await ana.post(Self.part("who"), Self.fields["who"] ?? [:]).headers[.location] == photo)
            let step = try await ana.get(photo).text
            #expect(step.contains("Step 1 of 4, your picture") && step.contains("Without a picture for now"))
            #expect(step.contains(#"href="\#(Self.part("training"))""#))
            for part in Self.parts[1...] {
                #expect(try await ana.api(.get, "/buddy-profile").status == .notFound)
                #expect(try await ana.get("/together").text.contains("Go on"))
                #expect(try await ana.get(Self.path).headers[.location] == Self.part(part))
                #expect(try await ana.get(Self.part(part)).text.contains(">Back</a>"))
                let hidden = try await app.environment.database.rows("SELECT is_visible FROM buddy_profile") {
                    try $0.integer(0)
                }
                #expect(hidden == [0])
                #expect(try await ana.post(Self.part(part), Self.fields[part] ?? [:]).status == .seeOther)
            }
            let whole = try await ana.api(.get, "/buddy-profile").json()
            #expect(whole["paused"] as? Bool == false && whole["times"] as? [String] == ["tuesday-evening"])
            #expect(whole["strengths"] as? [String] == ["calm"])
            let card = "/together/members/\(try await ana.id())"
            #expect(try await ana.get(Self.path).headers[.location] == card)
        }
    }

    @Test("a step that is sent again, or after others, is kept while the profile is being made")
    func stepBack() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.agree()
            for part in Self.parts[..<3] {
                #expect(try await ana.post(Self.part(part), Self.fields[part] ?? [:]).status == .seeOther)
            }
            let again = ["strengths": "funny", "intro": "Hello", "version": "0"]
            #expect(try await ana.post(Self.part("who"), again).status == .seeOther)
            #expect(try await ana.get(Self.path).headers[.location] == Self.part("finding"))
            #expect(try await ana.post(Self.part("finding"), Self.fields["finding"] ?? [:]).status == .seeOther)
            let whole = try await ana.api(.get, "/buddy-profile").json()
            #expect(whole["strengths"] as? [String] == ["funny"] && whole["goals"] as? [String] == ["habit"])
        }
    }

    @Test("a device's profile replaces what was begun")
    func deviceAfterSteps() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.agree()
            #expect(try await ana.post(Self.part("who"), Self.fields["who"] ?? [:]).status == .seeOther)
            try await ana.joinCommunity()
            #expect(try await ana.api(.get, "/buddy-profile").status == .ok)
        }
    }

    @Test("each part is changed by itself from one's own card, by its version; the profile is paused and deleted")
    func profile() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await ana.joinCommunity()
            let card = "/together/members/\(try await ana.id())"
            #expect(try await ana.get("/together").text.contains(card))
            let own = try await ana.get(card).text
            for part in Self.parts { #expect(own.contains(Self.part(part))) }
            let page = try await ana.get(Self.part("meeting")).text
            #expect(page.contains(#"aria-label="Tuesday, 17–20" name="times" value="tuesday-evening" checked"#))
            #expect(!page.contains("Step 3 of 4") && page.contains("Save"))
            let changed = ["places": "home", "times": "friday-evening", "version": "1"]
            #expect(try await ana.post(Self.part("meeting"), changed).headers[.location] == card)
            let stale = try await ana.post(Self.part("meeting"), changed)
            #expect(stale.status == .unprocessableContent && stale.text.contains("changed elsewhere"))
            let known = try await ana.api(.get, "/buddy-profile").json()
            #expect(known["places"] as? [String] == ["home"] && known["goals"] as? [String] == ["habit"])
            let put = "{\(TestPerson.profile), \"paused\": true, \"version\": 2}"
            #expect(try await ana.api(.put, "/buddy-profile", put).json()["version"] as? Int == 3)
            #expect(try await ana.api(.put, "/buddy-profile", put).status == .conflict)
            let home = try await ana.get("/together").text
            #expect(home.contains("Your profile is paused") && home.contains(Self.part("finding")))
            #expect(try await ana.get(Self.part("finding")).text.contains(Self.path + "/removal"))
            #expect(try await ana.get(Self.path + "/removal").text.contains("Delete your profile?"))
            #expect(try await ana.post(Self.path + "/removal").status == .seeOther)
            #expect(try await ana.post(Self.path + "/restoration").status == .seeOther)
            #expect(try await ana.api(.get, "/buddy-profile").json()["paused"] as? Bool == true)
            #expect(try await ana.post(Self.path + "/restoration").status == .notFound)
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
            for part in Self.parts[..<2] {
                #expect(try await ana.post(Self.part(part), Self.fields[part] ?? [:]).status == .seeOther)
            }
            let page = try await ana.get(Self.part("meeting")).text
            #expect(page.contains("Filled in from your hours"))
            #expect(page.contains(#"aria-label="Friday, 12–14" name="times" value="friday-midday" checked"#))
            #expect(!page.contains(#"aria-label="Friday, 17–20" name="times" value="friday-evening" checked"#))
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
