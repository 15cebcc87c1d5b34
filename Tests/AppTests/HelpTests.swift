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

    @Test("the diary's help calls the tabs of the search as they are called there")
    func tabs() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (help, search) = (try await ana.get("/help/diary").text, try await ana.get("/foods").text)
            for tab in ["Recent", "Often"] { #expect(help.contains(tab) && search.contains(">\(tab)</a>"), "\(tab)") }
            #expect(!help.contains("Frequent"))
        }
    }

    @Test("whoever's work stands here is named with its licence, for strangers too")
    func sources() async throws {
        try await TestApp.run { app in
            let page = try await app.client.execute(uri: "/help/sources", method: .get).text
            for (name, licence) in [
                ("GeoNames", "https://creativecommons.org/licenses/by/4.0/"),
                ("Open Food Facts", "https://opendatacommons.org/licenses/odbl/1-0/"),
                ("OpenStreetMap contributors", "https://opendatacommons.org/licenses/odbl/1-0/"),
                ("USDA National Nutrient Database", "https://creativecommons.org/publicdomain/zero/1.0/"),
                ("Leaflet", "https://opensource.org/license/bsd-2-clause"),
            ] {
                #expect(page.contains(name) && page.contains(#"href="\#(licence)""#), "\(name)")
            }
        }
    }
}
