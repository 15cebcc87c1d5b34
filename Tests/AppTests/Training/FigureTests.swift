import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Storage
import Testing

@testable import App
@testable import Web
@testable import Zip

/// Asks the real router for drawn figures and for the pages that show them.
struct FigureTests {
    private static let hula = [
        "requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d33", "name": "Hula hoop", "category": "cardio",
        "pattern": "steady", "muscles": "core", "equipment": "minimal", "places": "home", "level": "beginner",
        "effort": "moderate", "position": "standing", "measure": "seconds",
    ]

    @Test("every figure is served to anyone, in each theme, moving and still, to be kept a year, and is small")
    func served() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let list = try await ana.api(.get, "/exercises").json()["exercises"] as? [[String: Any]]
            let figures = try #require(list).compactMap { $0["figure"] as? [String: String] }
            #expect(figures.count > 200)
            for (number, path) in Set(figures.flatMap(\.values)).sorted().enumerated() {
                for theme in number % 20 == 0 ? ["system", "light", "dark"] : ["system"] {
                    let path = path.replacing(".system.svg", with: ".\(theme).svg")
                    let answer = try await app.client.execute(uri: path, method: .get)
                    #expect(answer.status == .ok, "\(path)")
                    #expect(answer.headers[.contentType] == "image/svg+xml")
                    #expect(answer.headers[.cacheControl]?.contains("immutable") == true)
                    #expect(answer.headers[values: .contentSecurityPolicy] == [ContentPolicy.drawing])
                    #expect(answer.body.readableBytes <= 6_144, "\(path)")
                    #expect(answer.text.contains("prefers-color-scheme") == (theme == "system"))
                    #expect(answer.text.contains("<animate ") == path.contains(".moving."))
                }
            }
        }
    }

    @Test(
        "no other path below figures answers",
        arguments: [
            "squat.svg", "squat.still.plum.svg", "../js/app.js.svg", "..%2f..%2fetc%2fpasswd", "squat.still.dark.svg/x",
            "%00.still.dark.svg", "", "squat.moving.dark.svg%3Cscript%3E",
        ]
    )
    func hostile(name: String) async throws {
        try await TestApp.run { app in
            let page = try await app.client.execute(uri: "/log-in", method: .get, headers: [.accept: "text/html"])
            let folder = try #require(page.text.firstMatch(of: /\/assets\/[0-9a-f]+\//)).output
            let answer = try await app.client.execute(uri: "\(folder)figures/\(name)", method: .get)
            #expect(answer.status == .notFound || answer.status == .badRequest, "\(name): \(answer.status)")
        }
    }

    @Test("a list of forty exercises with its figures weighs less than 60 KB, and nothing in it jumps")
    func weight() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.get("/exercises").text
            let images = page.matches(of: /<img src="([^"]+)"([^>]*)>/)
            var stills: [Int] = []
            for image in images {
                #expect(image.output.2.contains("width=") && image.output.2.contains("height="))
                #expect(image.output.2.contains("loading=\"lazy\""))
                // What moves is loaded once its row is touched.
                guard image.output.1.contains(".still.") else { continue }
                let answer = try await app.client.execute(uri: String(image.output.1), method: .get)
                #expect(answer.status == .ok)
                stills.append(try Self.packed(answer.text))
            }
            // As if all forty had one.
            let figures = stills.reduce(0, +) * 40 / max(stills.count, 1)
            let bytes = try Self.packed(page) + figures
            #expect(figures > 0 && bytes < 60_000, "\(bytes)")
        }
    }

    @Test("an exercise's page shows its figure large, still for whom motion is reduced, in the member's theme")
    func large() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.patch, "/me", #"{"theme": "dark"}"#).status == .ok)
            let page = try await ana.get("/exercises/bodyweight-squat").text
            #expect(page.contains(".moving.dark.svg\" alt=\"\""))
            let still = /<source media="\(prefers-reduced-motion: reduce\)" srcset="[^"]+\.still\.dark\.svg">/
            #expect(page.contains(still))
        }
    }

    @Test("an exercise without a figure shows none, and says so to a device")
    func none() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let hula = Self.hula
            let path = try #require(try await ana.post("/exercises", hula).headers[.location])
            #expect(try await ana.get("/exercises?mine=on").text.contains("<span class=\"figure-small\"></span>"))
            #expect(try await !ana.get(path).text.contains("/figures/."))
            #expect(try await ana.api(.get, path).json()["figure"] is NSNull)
        }
    }

    @Test("an own exercise takes the figure of what it is like, wherever it stands")
    func like() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            var hula = Self.hula
            let asked = try await ana.post("/exercises/draft", ["name": "Hula squat", "likeWords": ""])
            #expect(asked.status == .ok && asked.text.contains("name=\"like\" value=\""))
            #expect(try await !ana.get("/exercises?mine=on").text.contains("Hula"))
            hula["like"] = "no-such-thing"
            let refused = try await ana.post("/exercises", hula)
            #expect(refused.status == .unprocessableContent)
            #expect(refused.text.contains("Choose one of those shown, or none."))

            hula["like"] = "bodyweight-squat"
            let path = try #require(try await ana.post("/exercises", hula).headers[.location])
            let known = try await ana.api(.get, "/exercises/bodyweight-squat").json()["figure"] as? [String: String]
            let own = try await ana.api(.get, path).json()
            #expect(own["figure"] as? [String: String] == known && own["like"] as? String == "bodyweight-squat")
            let file = try #require(known?["still"]?.split(separator: "/").last)
            #expect(try await ana.get(path).text.contains("/figures/\(file)"))
            #expect(try await ana.get("/exercises?mine=on").text.contains("/figures/\(file)"))
            #expect(try await ana.get(path + "/edit").text.contains("value=\"bodyweight-squat\" checked"))
            let ben = try await app.person("Ben")
            #expect(try await ben.post(path + "/draft", hula).status == .notFound)

            let none = try await ana.api(.patch, path, #"{"version": 1, "like": null}"#).json()
            #expect(none["like"] is NSNull)
            #expect(try await ana.api(.get, path).json()["figure"] is NSNull)
            #expect(try await ana.get(path).text.contains(path + "/edit#like"))
        }
    }

    @Test("an own exercise that looked like something gone can be changed")
    func likeGone() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let path = try #require(try await ana.post("/exercises", Self.hula).headers[.location])
            _ = try await app.environment.database.write { db in
                try db.execute("UPDATE own_exercise SET moves_like = 'zz'")
            }
            let changed = try await ana.api(.patch, path, #"{"version": 1, "name": "Hula"}"#)
            #expect(changed.status == .ok, "\(changed.text)")
            #expect(try changed.json()["name"] as? String == "Hula")
            #expect(try changed.json()["like"] is NSNull)
        }
    }

    @Test("a body shows what an exercise trains, finds exercises by a touch, and is touched where it hurts")
    func bodies() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/exercises/bodyweight-squat").text.contains("body-place body-main"))
            let list = try await ana.get("/exercises?place=home").text
            #expect(list.contains(#"muscle=chest" tabindex="-1" aria-label="Chest">"#))
            #expect(list.contains("href=\"#touched-core-obliques\""))
            #expect(list.contains("id=\"touched-core-obliques\""))
            let health = try await ana.get("/me/health").text
            #expect(health.contains("href=\"#injury-knee\"") && health.contains("id=\"injury-knee\""))
            let unsaid = try await ana.post("/me/health", ["hurts": "yes", "injury-knee": ""])
            #expect(unsaid.status == .unprocessableContent)
            #expect(unsaid.text.contains("Say what hurts, or choose No."))
            // A week without sets has no warm body.
            #expect(try await !ana.get("/training/progress").text.contains("body-warm"))
            let squats =
                #"{"requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d44", "exerciseId": "bodyweight-squat", "sets": [{"reps": 9}]}"#
            #expect(try await ana.api(.post, "/activities", squats).status == .created)
            #expect(try await ana.get("/training/progress").text.contains("body-place body-warm-1"))
        }
    }

    private static func packed(_ text: String) throws -> Int {
        try Deflater().deflate(Array(text.utf8), ending: true).count
    }
}
