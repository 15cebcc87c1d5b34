import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import App

/// What is typed into the address of a page.
struct ControlCharacterTests {
    /// Names that forms of searches and lists have.
    private static let names = [
        "q", "after", "before", "code", "day", "from", "to", "place", "near", "start", "target", "month", "week",
        "kind", "version", "days", "minutes", "page", "limit", "offset", "seed",
    ]
    /// Streams without an end.
    private static let streams: Set = ["/live", "/api/v1/live"]

    @Test("a NUL or the largest number in the query of no page and no route of devices is an error of ours")
    func everyQuery() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa")
            let routes = try app.environment.router().routes.filter { $0.method == .get }
            let all = ["a%00b", "9223372036854775807", "-9223372036854775808"]
                .map { value in Self.names.map { "\($0)=\(value)" }.joined(separator: "&") }
            for route in routes where !Self.streams.contains("\(route.path)") {
                let path =
                    "/"
                    + "\(route.path)".split(separator: "/").map { $0.hasPrefix("{") ? "1" : String($0) }
                    .joined(separator: "/")
                for query in ["q=%00", "after=%00"] + all {
                    let address = "\(path)?\(query)"
                    let answer =
                        path.hasPrefix("/api/v1/")
                        ? try await root.api(.get, String(address.dropFirst("/api/v1".count)))
                        : try await root.get(address)
                    #expect(answer.status != .internalServerError, "\(address)")
                }
            }
        }
    }

    @Test("a search for a NUL is a search for nothing, and one beside it doesn't count", arguments: ["members", "log"])
    func searches(of list: String) async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa")
            let everything = try await root.get("/admin/\(list)?q=%00")
            #expect(everything.status == .ok && !everything.text.contains("Nobody found"))
            let beside = try await root.get("/admin/\(list)?q=%00root%00")
            #expect(beside.status == .ok && beside.text.contains("value=\"root\""))
        }
    }
}
