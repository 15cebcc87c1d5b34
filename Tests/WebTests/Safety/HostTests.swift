import HTTPTypes
import Testing

@testable import Web

struct HostTests {
    private static func head(_ host: String?, _ fields: HTTPFields = [:]) -> HTTPRequest {
        HTTPRequest(method: .get, scheme: "http", authority: host, path: "/", headerFields: fields)
    }

    @Test("one host is taken", arguments: ["example.org", "example.org:8443", "[::1]:8080", "192.0.2.7", "a_b", "%41"])
    func one(host: String) { #expect(HostMiddleware.namesOneHost(Self.head(host))) }

    @Test("what is no host is refused", arguments: [nil, "", "a, b", "a b", "a/b", "user@a", "a?", "ä"])
    func wrong(host: String?) { #expect(!HostMiddleware.namesOneHost(Self.head(host))) }

    @Test("only a request without any host names none")
    func none() {
        #expect(HostMiddleware.namesNone(Self.head(nil)))
        #expect(!HostMiddleware.namesNone(Self.head("")))
        #expect(!HostMiddleware.namesNone(Self.head(nil, [.anotherHost: "a"])))
    }

    @Test("a second host is refused, be it the same")
    func second() {
        #expect(!HostMiddleware.namesOneHost(Self.head("a", [.anotherHost: "a"])))
        #expect(!HostMiddleware.namesOneHost(Self.head("a", [.anotherHost: "b"])))
    }
}
