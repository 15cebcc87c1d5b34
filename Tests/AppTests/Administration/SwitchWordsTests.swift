import Hummingbird
import HummingbirdTesting
import Support
import Testing
import Web

@testable import App

/// Words about parts of the house that are switched off.
struct SwitchWordsTests {
    private func close(_ part: String, _ root: TestPerson) async throws {
        try #require(try await root.post("/admin/switches/\(part)", ["reason": "Not here"]).status == .seeOther)
    }

    @Test(
        "the help says nothing of what is switched off",
        arguments: [
            ("events", "together", "Events are made by"), ("rivals", "motivation", "Rivals are small"),
            ("rewards", "motivation", "goal of the month"), ("missions", "motivation", "A mission has no last day"),
            ("leaderboards", "motivation", "Places on a leaderboard"),
            ("cheers", "motivation", "What your buddies did"),
        ]
    )
    func paragraphs(part: String, topic: String, words: String) async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let path = "/help/\(topic)"
            let before = try await root.get(path).text
            #expect(before.contains(words) && !before.contains("[\(part)]"))
            try await self.close(part, root)
            let after = try await root.get(path)
            #expect(after.status == .ok && !after.text.contains(words))
        }
    }

    @Test("a topic of a part that is switched off is gone", arguments: ["videos", "music", "online-foods"])
    func topics(part: String) async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let topic = try #require(HelpTopic.groups.flatMap(\.topics).first { $0.part == part })
            let path = "/help/\(topic.id)"
            #expect(try await root.get(path).status == .ok)
            try await self.close(part, root)
            #expect(try await root.get(path).status == .notFound)
            #expect(try await !root.get("/help").text.contains("href=\"\(path)\""))
        }
    }

    @Test("the help names no part that isn't there")
    func names() {
        let topics = HelpTopic.groups.flatMap(\.topics)
        let named = topics.compactMap(\.part) + topics.flatMap { $0.paragraphs.compactMap(\.part) }
        #expect(Set(named).isSubset(of: Mount.parts.map(\.name)))
    }

    @Test("without events nothing says what one would give or earn, and what was earned stays")
    func events() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            #expect(try await root.get("/motivation/points").text.contains("You were at an event"))
            #expect(try await root.get("/motivation/achievements").text.contains("Part of the crowd"))
            try await self.close("events", root)
            #expect(try await !root.get("/motivation/points").text.contains("You were at an event"))
            #expect(try await !root.get("/motivation/achievements").text.contains("Part of the crowd"))
            #expect(try await !root.api(.get, "/motivation/achievements").text.contains("Part of the crowd"))
        }
    }
}
