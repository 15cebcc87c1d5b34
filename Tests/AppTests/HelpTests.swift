import Hummingbird
import HummingbirdTesting
import Support
import Testing

@testable import App

struct HelpTests {
    @Test("the index leads to every topic, each on a page of its own, and no topic has two pages")
    func topics() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let index = try await ana.get("/help").text
            let topics = HelpTopic.groups.flatMap(\.topics)
            #expect(Set(topics.map(\.id)).count == topics.count)
            for topic in topics {
                #expect(index.contains("href=\"/help/\(topic.id)\""), "\(topic.id)")
                #expect(try await ana.get("/help/\(topic.id)").status == .ok, "\(topic.id)")
            }
            #expect(try await ana.get("/help/nonsense").status == .notFound)
        }
    }
}
