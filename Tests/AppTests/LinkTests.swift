import HTTPTypes
import Hummingbird
import Testing
import Web

@testable import App

struct LinkTests {
    /// Path endings aren't addresses, and below the address of assets are files.
    private static let addresses = Mount.wings.links.filter { $0 != PathEndings.self }.flatMap { Self.paths(of: $0) }
        .filter { $0 != Places.assets.path }

    private static func paths<Table: LinkTable>(of table: Table.Type) -> [String] { table.allCases.map(\.path) }

    @Test("every address that templates and pages name is answered")
    func answered() async throws {
        // This includes routes that depend on settings.
        let everything: (inout Config) -> Void = {
            $0.registerEverywhere()
        }
        try await TestApp.run(configure: everything) { app in
            let routes = try app.environment.router().routes
            let asked = routes.filter { $0.method == .get || $0.method == .post }
            #expect(Set(Self.addresses).subtracting(asked.map { Self.link(to: "\($0.path)") }) == [])
        }
    }

    @Test("every address that made-up people ask is answered")
    func demo() async throws {
        try await TestApp.run { app in
            let answered = try app.environment.router().routes.map { Self.link(to: "\($0.path)") }
            #expect(Set(DemoLinks.allCases.map { DemoLinks.devices + $0.path }).subtracting(answered) == [])
        }
    }

    /// Returns a route's path as tables of links spell it.
    private static func link(to route: String) -> String {
        route.replacing("{", with: ":").replacing("}", with: "")
    }

    @Test("an address stands in one table only")
    func once() {
        let several = Dictionary(grouping: Self.addresses) { $0 }.filter { $0.value.count > 1 }
        #expect(several.keys.sorted() == [])
    }
}
