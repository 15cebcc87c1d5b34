import HTTPTypes
import Hummingbird
import Testing
import Web

@testable import App

struct LinkTests {
    private static let addresses = Mount.wings.links.flatMap { $0.named.values }

    @Test("every address that templates and pages name is answered")
    func answered() async throws {
        // With the routes that only some operators have.
        let everything: (inout Config) -> Void = {
            ($0.googleClientID, $0.googleClientSecret) = (Secret("client"), Secret("secret"))
        }
        try await TestApp.run(configure: everything) { app in
            let routes = try app.environment.router().routes
            let paths = Set(routes.filter { $0.method == .get || $0.method == .post }.map { "\($0.path)" })
            #expect(Set(Self.addresses).subtracting(paths) == [])
        }
    }

    @Test("an address stands in one table only")
    func once() {
        let several = Dictionary(grouping: Self.addresses) { $0 }.filter { $0.value.count > 1 }
        #expect(several.keys.sorted() == [])
    }
}
