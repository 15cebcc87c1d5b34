import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App
@testable import Training
@testable import Web

/// Sends requests about videos to the real router, with a fake YouTube.
struct VideoTests {
    private static let path = "/exercises/bodyweight-squat/videos"

    private static func run(
        key: String? = "a-long-enough-key",
        _ work: @Sendable @escaping (TestApp, TestPerson, FakeYouTube) async throws -> Void
    ) async throws {
        try await FakeYouTube.run { fake in
            try await TestApp.run { config in
                config.youTubeURL = fake.address
                config.youTubeKey = key.map { Secret($0) }
            } _: { app in
                try await work(app, try await app.person(), fake)
            }
        }
    }

    @Test("Train shows a beginner how to begin, and then what was trained last")
    func home() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/training").text.contains(#"href="/training/videos/beginning""#))
            let squats =
                #"{"requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11", "exerciseId": "bodyweight-squat", "sets": [{"reps": 9}]}"#
            let logged = try await ana.api(.post, "/activities", squats)
            #expect(logged.status == .created, "\(logged.text)")
            #expect(try await ana.get("/training").text.contains(#"href="/exercises/bodyweight-squat/videos""#))
        }
    }

    @Test("the operator's list is shown where YouTube isn't asked, and where it finds nothing")
    func listed() async throws {
        for key in [nil, "a-long-enough-key"] {
            try await Self.run(key: key) { app, ana, _ async throws in
                let list = try VideoFile(
                    "bodyweight-squat\tmadeUp-id_7\tSquat & sit\twith Ana",
                    exercises: app.environment.exercises
                )
                try await VideoListStore(database: app.environment.database).replace(with: list)
                let page = try await ana.get(Self.path).text
                #expect(page.contains(#"data-video="madeUp-id_7""#) && page.contains("Squat &amp; sit"))
                let answer = try await ana.api(.get, Self.path).json()["videos"] as? [[String: Any]]
                #expect(answer?.first?["channel"] as? String == "with Ana")
            }
        }
    }

    @Test("a page shows what was found, and only such pages may hold a player, of one host")
    func found() async throws {
        try await Self.run { _, ana, fake async throws in
            fake.prepare("squat", .published("youtube-search"))
            let page = try await ana.get(Self.path)
            #expect(page.text.contains(#"data-video="madeUp-id_1""#))
            #expect(page.text.contains("squat &amp; a half"))
            #expect(!page.text.contains("<iframe") && !page.text.contains("ytimg"))
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(
                policy.contains("frame-src 'self' https://www.youtube-nocookie.com")
                    && policy.contains("default-src 'self'")
            )
            #expect(page.headers[values: .contentSecurityPolicy].count == 1)
            for other in ["/exercises/bodyweight-squat", "/training/videos", "/diary"] {
                let policy = try await ana.get(other).headers[.contentSecurityPolicy]
                #expect(policy?.contains("youtube") == false, "\(other)")
            }
            #expect(fake.asked.map { $0.parameters["q"] } == ["bodyweight squat proper form beginners for women"])
            let device = try await ana.api(.get, Self.path).json()
            #expect((device["videos"] as? [[String: Any]])?.count == 2)
            #expect(fake.asked.count == 1)
        }
    }

    @Test("a link that would swap such a page is answered 204, and what happened is left to the page that is loaded")
    func boosted() async throws {
        try await Self.run { app, ana, fake async throws in
            let toast = Toast("You passed on Ben.")
            let headers: HTTPFields = [
                .accept: "text/html", .cookie: "\(ana.cookie); spotter_toast=\(toast.cookie)",
                HTTPField.Name("HX-Request")!: "true", HTTPField.Name("HX-Boosted")!: "true",
            ]
            let answer = try await app.client.execute(uri: Self.path, method: .get, headers: headers)
            #expect(answer.status == .noContent && answer.text.isEmpty)
            #expect(answer.headers[values: .setCookie].isEmpty && fake.asked.isEmpty)
            let other = try await app.client.execute(
                uri: "/exercises/bodyweight-squat",
                method: .get,
                headers: headers
            )
            #expect(other.status == .ok && other.text.contains("You passed on Ben."))
        }
    }

    @Test("without a key, or when YouTube fails, a link leads to its own search")
    func fallback() async throws {
        try await Self.run(key: nil) { _, ana, fake async throws in
            let page = try await ana.get(Self.path)
            #expect(
                page.status == .ok
                    && page.text.contains("https://www.youtube.com/results?search_query=bodyweight+squat")
            )
            // The pages that come with the program stand there whoever is asked, as links alone.
            #expect(page.text.contains(#"href="https://en.wikipedia.org/wiki/Squat_(exercise)" target="_blank""#))
            let warmUp = try await ana.get("/training/videos/warm-up").text
            #expect(warmUp.contains("https://www.nhs.uk/live-well/exercise/how-to-warm-up-before-exercising/"))
            let device = try await ana.api(.get, Self.path).json()["pages"] as? [[String: Any]]
            #expect(device?.first?["source"] as? String == "Wikipedia")
            #expect(fake.asked.isEmpty)
        }
        try await Self.run { _, ana, fake async throws in
            fake.prepare("squat", .text("?", status: .badGateway))
            #expect(try await ana.get(Self.path).text.contains("See it at YouTube"))
            let device = try await ana.api(.get, Self.path).json()
            #expect((device["searchUrl"] as? String)?.hasPrefix("https://www.youtube.com/results?") == true)
            #expect((device["videos"] as? [Any])?.isEmpty == true)
        }
    }

    @Test("the list has warm-up, cool-down and a beginner's advice; nothing is asked for a list")
    func list() async throws {
        try await Self.run { _, ana, fake async throws in
            let list = try await ana.get("/training/videos")
            for words in ["Warming up", "Cooling down", "How to begin", "Good form"] {
                #expect(list.text.contains(words), "\(words)")
            }
            #expect(fake.asked.isEmpty)
            #expect(try await ana.get("/training/videos/warm-up").status == .ok)
            #expect(try await ana.get("/training/videos/no-such-topic").status == .notFound)
            #expect(try await ana.get("/exercises/no-such-thing/videos").status == .notFound)
        }
    }
}
