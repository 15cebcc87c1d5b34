import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

struct SafetyPageTests {
    @Test("shows the rules that hold for the member with their sources, and what everybody should know")
    func rules() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            _ = try await ana.api(.put, "/me/health", #"{"injuries": [{"area": "knee", "acute": true}]}"#)
            let page = try await ana.get("/training/safety").text
            #expect(page.contains("Knee, freshly hurt"))
            #expect(page.contains("Knee pain. NHS, nhs.uk"))
            #expect(page.contains("Warm up first"))
            let others = try await ben.get("/training/safety").text
            #expect(others.contains("Nothing is ruled out for you"))
            #expect(!others.contains("Knee, freshly hurt"))
            #expect(others.contains("Ask a doctor first"))
        }
    }

    @Test("changing details from a page leads back to it with everything typed")
    func back() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let edit = try await ana.get(
                "/training/details?back=%2Fworkouts%2Fnew&title=Knee+%26+core&edit=health&minutes=30"
            )
            let place = try #require(edit.headers[.location])
            #expect(place == "/me/health?next=%2Fworkouts%2Fnew%3Ftitle%3DKnee%2B%2526%2Bcore%26minutes%3D30")
            let page = try await ana.get(place).text
            #expect(page.contains(#"name="next" value="/workouts/new?title=Knee+%26+core&amp;minutes=30""#))
            let saved = try await ana.post(
                "/me/health",
                ["injury-knee": "recent", "next": "/workouts/new?title=Knee+%26+core&minutes=30"]
            )
            #expect(saved.headers[.location] == "/workouts/new?title=Knee+%26+core&minutes=30")
        }
    }

    @Test("a detail asks only for itself, and a new goal is the workout's")
    func itself() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let asked = "/training/details?back=%2Fworkouts%2Fnew&goal=conditioning&minutes=60&edit=aim"
            let edit = try await ana.get(asked)
            let place = try #require(edit.headers[.location])
            #expect(place == "/me/about?only=aim&next=%2Fworkouts%2Fnew%3Fminutes%3D60%26goal%3D")
            let page = try await ana.get(place).text
            #expect(page.contains(#"name="aim""#) && !page.contains(#"name="quote""#))
            let back = "/workouts/new?minutes=60&goal="
            let saved = try await ana.post("/me/about", ["only": "aim", "aim": "build-muscle", "next": back])
            #expect(saved.headers[.location] == back)
            let new = try await ana.get(back).text
            #expect(new.contains(#"name="goal" value="muscle" checked"#))
            #expect(new.contains(#"value="60" checked"#))
            let health = try await ana.get("/me/health?only=injuries").text
            #expect(health.contains("injury-knee") && !health.contains(#"name="diet""#))
        }
    }

    @Test
    func `a goal changed on the way to a workout is the form's, whatever the last workout was for`() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let last = [
                "intensity": "moderate", "minutes": "30", "place": "home", "equipment": "none", "goal": "weight-loss",
            ]
            #expect(try await ana.post("/workouts", last).status == .seeOther)
            #expect(try await ana.get("/workouts/new").text.contains(#"name="goal" value="weight-loss" checked"#))
            let edit = try await ana.get("/training/details?back=%2Fworkouts%2Fnew&goal=weight-loss&edit=aim")
            #expect(edit.headers[.location] == "/me/about?only=aim&next=%2Fworkouts%2Fnew%3Fgoal%3D")
            let saved = try await ana.post(
                "/me/about",
                ["only": "aim", "aim": "get-stronger", "next": "/workouts/new?goal="]
            )
            let new = try await ana.get(try #require(saved.headers[.location])).text
            #expect(new.contains(#"name="goal" value="strength" checked"#))
            #expect(!new.contains(#"value="weight-loss" checked"#))
        }
    }

    @Test("leads nowhere but to pages of ours", arguments: ["https%3A%2F%2Fevil.example", "%2F%2Fevil.example", ""])
    func elsewhere(back: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/training/details?edit=health&back=\(back)").status == .notFound)
            let saved = try await ana.post("/me/health", ["next": back.removingPercentEncoding ?? ""])
            #expect(saved.headers[.location] == "/me")
        }
    }

    @Test("a doctor's word opens what may be opened, for its member, until it is taken back")
    func doctor() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let details = #"{"injuries": [{"area": "knee", "acute": true}], "conditions": ["heart"]}"#
            for person in [ana, ben] { _ = try await person.api(.put, "/me/health", details) }
            let page = try await ana.get("/training/safety").text
            #expect(page.contains("Has your doctor agreed to vigorous training?"))
            #expect(page.contains("At most moderate until your doctor says more"))
            #expect(try await ana.post("/training/safety/agreements", ["rule": "heart"]).status == .seeOther)
            let agreed = try await ana.get("/training/safety").text
            #expect(agreed.contains("that your doctor agreed") && agreed.contains("up to vigorous"))
            #expect(try await ben.get("/training/safety").text.contains("At most moderate"))
            for rule in ["knee-acute", "asthma", "nonsense", ""] {
                #expect(try await ana.post("/training/safety/agreements", ["rule": rule]).status == .notFound)
            }
            let taken = try await ana.post("/training/safety/agreements/removal", ["rule": "heart"])
            #expect(try await ana.get("/training/safety").text.contains("At most moderate"))
            #expect(try await ana.post(try #require(taken.undo)).status == .seeOther)
            #expect(try await ana.get("/training/safety").text.contains("up to vigorous"))
        }
    }
}
