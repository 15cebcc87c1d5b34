import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Sends requests about exercises to the real router.
struct ExerciseTests {
    private static let hula = [
        "requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d22", "name": "Hula hoop", "category": "cardio",
        "pattern": "steady", "muscles": "core", "equipment": "minimal", "places": "home", "level": "beginner",
        "effort": "moderate", "position": "standing", "measure": "seconds",
    ]

    @Test("exercises are found by words, place, equipment and category, page by page")
    func browsing() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let all = try await ana.get("/exercises")
            #expect(all.status == .ok && all.text.contains("1–40 of") && all.text.contains("from=40"))
            #expect(try await ana.get("/exercises?from=40").text.contains("41–80 of"))
            let squats = try await ana.get("/exercises/results?q=squat&place=home&equipment=none", fragment: true)
            #expect(squats.text.contains("squat") && !squats.text.contains("<html"))
            #expect(!squats.text.contains("Back squat"))
            let curls = try await ana.get("/exercises?muscle=biceps&gear=dumbbells").text
            #expect(curls.contains("Hammer curl") && !curls.contains("Barbell curl") && !curls.contains("Goblet squat"))
            let nothing = try await ana.get("/exercises?q=xyzzy")
            #expect(nothing.text.contains("Nothing found for “xyzzy”"))
            #expect(nothing.text.contains("/exercises/new?name=xyzzy"))
            let nonsense = try await ana.get("/exercises?place=moon&from=-5&equipment=x")
            #expect(nonsense.status == .ok)
        }
    }

    @Test("filters stay while one types, and what was typed stays when one filters")
    func filtersStay() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.get("/exercises?place=home&muscle=chest&gear=mat").text
            for field in [
                "name=\"place\" value=\"home\"", "name=\"muscle\" value=\"chest\"", "name=\"gear\" value=\"mat\"",
            ] {
                #expect(page.contains(field))
            }
            #expect(!page.contains("hx-swap-oob"))
            // What is chosen can be taken back by a tap each, and all else stays.
            for (path, name) in [("gear=mat&amp;muscle=chest", "At home"), ("place=home&amp;muscle=chest", "Mat")] {
                #expect(page.contains("href=\"/exercises?\(path)\" aria-label=\"No longer only: \(name)"), "\(name)")
            }
            #expect(try await !ana.get("/exercises").text.contains("No longer only"))
            let typed = try await ana.get("/exercises/results?q=press+up&place=home", fragment: true).text
            #expect(
                typed.contains("Push-up") && typed.contains("id=\"by-muscle\"")
                    && typed.contains("hx-swap-oob=\"true\"")
            )
            #expect(typed.contains("/exercises?q=press%20up&amp;place=home&amp;muscle=chest"))
        }
    }

    @Test("an exercise's page tells how, what it takes, and for whom it is not")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.get("/exercises/bodyweight-squat")
            for words in [
                "Compendium of Physical Activities", "3.8 MET", "Front of the thigh", "Harder",
                "Leave this out for good", "Loads", "Also called", "Air squat",
            ] {
                #expect(page.text.contains(words), "\(words)")
            }
            let plain = try await ana.get("/exercises/chest-fly-machine")
            #expect(plain.text.contains("Pec deck") && plain.text.contains("Chest fly machine"))
            let made = try await ana.get("/exercises/seated-march")
            #expect(made.text.contains("Made for") && made.text.contains("Training in a chair"))
            #expect(try await ana.get("/exercises/no-such-thing").status == .notFound)
        }
    }

    @Test("left out for good and allowed again, with Undo, for oneself alone", arguments: Backend.available)
    func exclusion(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let ben = try await app.person("Ben")
            let squat = "/exercises/bodyweight-squat"
            let left = try await ana.post(squat + "/exclusion")
            #expect(left.headers[.location] == squat)
            #expect(try await ana.get(squat).text.contains("You left this out for good"))
            #expect(try await ana.get("/exercises/left-out").text.contains(squat + "/exclusion/removal"))
            #expect(!(try await ben.get(squat).text.contains("You left this out for good")))
            #expect(try await ana.api(.get, squat).json()["isLeftOut"] as? Bool == true)
            #expect(try await ana.post(squat + "/exclusion/removal").status == .seeOther)
            #expect(try await ana.get("/exercises/left-out").text.contains("Nothing is left out"))

            #expect(try await ana.api(.put, squat + "/exclusion").status == .noContent)
            #expect(try await ana.api(.get, squat).json()["isLeftOut"] as? Bool == true)
            #expect(try await ben.api(.get, squat).json()["isLeftOut"] as? Bool == false)
            #expect(try await ana.api(.delete, squat + "/exclusion").status == .noContent)
            #expect(try await ana.api(.put, "/exercises/no-such-thing/exclusion").status == .notFound)
        }
    }

    @Test("an own exercise is written once, found, changed, removed and put back", arguments: Backend.available)
    func own(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let ben = try await app.person("Ben")
            let path = "/exercises/5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d22"
            #expect(try await ana.get("/exercises/new?name=Hula").text.contains(#"value="Hula""#))
            #expect(try await ana.post("/exercises", Self.hula).headers[.location] == path)
            #expect(try await ana.post("/exercises", Self.hula).headers[.location] == path)
            #expect(try await ana.get("/exercises?mine=on").text.contains("1 exercise<"))
            #expect(try await ana.get(path).text.contains("You haven't said what it loads"))
            #expect(try await ben.get(path).status == .notFound)
            #expect(try await ben.get(path + "/edit").status == .notFound)
            #expect(try await ben.post(path, Self.hula).status == .notFound)

            var change = Self.hula
            change["version"] = "1"
            change["loads"] = "none"
            change["traits"] = "balance"
            #expect(try await ana.post(path, change).status == .seeOther)
            let stale = try await ana.post(path, change)
            #expect(stale.status == .conflict && stale.text.contains("This exercise changed since you opened it"))
            #expect(!(try await ana.get(path).text.contains("You haven't said what it loads")))
            let edit = try await ana.get(path + "/edit")
            #expect(edit.text.contains(#"name="traits" value="balance" checked"#))

            #expect(try await ana.post(path + "/removal").status == .seeOther)
            #expect(try await ana.get(path).status == .notFound)
            #expect(try await ana.post(path + "/restoration").headers[.location] == path)
            #expect(try await ben.post(path + "/restoration").status == .notFound)
        }
    }

    @Test("what is missing or makes no sense is said beside its field, and nothing is written")
    func refused() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let empty = try await ana.post("/exercises", ["name": " "])
            #expect(empty.status == .unprocessableContent)
            for words in ["Give the exercise a name.", "Choose what it trains.", "Choose how hard it is."] {
                #expect(empty.text.contains(words), "\(words)")
            }
            var odd = Self.hula
            odd["muscles"] = "wings"
            #expect(try await ana.post("/exercises", odd).text.contains("Choose from the list."))
            let both = try await ana.api(
                .post,
                "/exercises",
                #"{"name": "x", "loads": ["none", "knee"], "muscles": [], "effort": "low"}"#
            )
            #expect(both.status == .unprocessableContent && both.text.contains("not both"))
            let control = try await ana.api(.post, "/exercises", #"{"name": "x\u0000"}"#)
            #expect(control.status == .unprocessableContent && control.text.contains("control characters"))
            #expect(try await ana.get("/exercises?mine=on").text.contains("Nothing like that is here"))
        }
    }

    @Test("devices list, read, add, change and remove")
    func devices() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let list = try await ana.api(.get, "/exercises?place=home&equipment=none&category=strength&q=squat").json()
            let lines = try #require(list["exercises"] as? [[String: Any]])
            #expect(lines.contains { $0["id"] as? String == "bodyweight-squat" })
            #expect(lines.allSatisfy { $0["equipment"] as? String == "none" })
            let rows = try await ana.api(.get, "/exercises?q=DB+row&muscle=lats&gear=dumbbells").json()
            let first = try #require((rows["exercises"] as? [[String: Any]])?.first)
            #expect(first["id"] as? String == "supported-one-arm-row")
            for wrong in ["place=moon", "muscle=elbow", "gear=rocket"] {
                #expect(try await ana.api(.get, "/exercises?\(wrong)").status == .unprocessableContent)
            }

            let squat = try await ana.api(.get, "/exercises/bodyweight-squat").json()
            #expect(squat["metCode"] as? String == "02022" && squat["met"] as? Double == 3.8)
            #expect(
                (squat["alsoCalled"] as? [String])?.contains("air squat") == true && squat["plain"] as? String == ""
            )
            #expect(squat["usual"] as? String == "staple" && squat["lift"] as? String == "assistance")
            #expect(squat["madeFor"] as? [String] == [])
            #expect((squat["joints"] as? [String: Int])?["knee"] != nil)
            let cautions = try #require(squat["contraindications"] as? [[String: Any]])
            #expect(!cautions.isEmpty && cautions.allSatisfy { ($0["reason"] as? String)?.isEmpty == false })

            let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d33"
            let new = """
                {"requestId": "\(id)", "name": "Hula hoop", "category": "cardio", "pattern": "steady",
                 "muscles": ["core"], "equipment": "minimal", "places": ["home"], "level": "beginner",
                 "effort": "moderate", "position": "standing", "measure": "seconds", "loads": ["lower-back"]}
                """
            #expect(try await ana.api(.post, "/exercises", new).status == .created)
            #expect(try await ana.api(.post, "/exercises", new).status == .ok)
            let read = try await ana.api(.get, "/exercises/\(id)").json()
            #expect((read["joints"] as? [String: Int]) == ["lower-back": 3])
            #expect((read["traits"] as? [String])?.contains("impact") == true)
            let change = #"{"version": 1, "traits": ["none"], "sides": true}"#
            let changed = try await ana.api(.patch, "/exercises/\(id)", change).json()
            #expect(changed["traits"] as? [String] == ["none"] && changed["name"] as? String == "Hula hoop")
            #expect(try await ana.api(.patch, "/exercises/\(id)", change).status == .conflict)
            #expect(try await ana.api(.delete, "/exercises/\(id)?version=1").status == .conflict)
            #expect(try await ana.api(.delete, "/exercises/\(id)?version=2").status == .noContent)
            #expect(try await ana.api(.delete, "/exercises/bodyweight-squat").status == .notFound)
        }
    }

    @Test("what hurts now is said on the exercise's page and in the list")
    func personal() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.post("/me/health", ["injury-knee": "surgery"]).status == .seeOther)
            #expect(try await ana.get("/exercises/jump-squat").text.contains("Not for you now: fresh knee injury"))
            #expect(try await ana.get("/exercises?q=jump+squat").text.contains("Not for you now"))
            let device = try await ana.api(.get, "/exercises/jump-squat").json()
            #expect((device["notForYou"] as? String)?.contains("knee") == true)
        }
    }
}
