import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing
import Web

@testable import App

struct ScopeTests {
    /// An operation of the API as its description has it.
    private struct Operation {
        let method: HTTPRequest.Method
        let path: String
        /// The scope that an access token needs; nil when tokens are refused.
        let scope: Scope?
    }

    @Test("every route of the API lets an access token in by the scope its description names, and by no other")
    func everyRoute() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            var tokens: [Scope: String] = [:]
            for scope in Mount.wings.scopes { tokens[scope] = try await ana.accessToken([scope]) }
            for operation in try await self.operations(app) {
                for (scope, token) in tokens {
                    let answer = try await app.client.execute(
                        uri: operation.path,
                        method: operation.method,
                        headers: [.authorization: "Bearer " + token]
                    )
                    let isBeyond = answer.status == .forbidden && answer.text.contains("access token")
                    let what = "\(operation.method) \(operation.path) by \(scope.rawValue): \(answer.status)"
                    #expect(isBeyond == (scope != operation.scope), "\(what)")
                    if isBeyond, let needed = operation.scope {
                        #expect(answer.text.contains("needs the scope \(needed.rawValue)"), "\(what)")
                    }
                }
            }
        }
    }

    @Test("every route of the API is described")
    func described() async throws {
        try await TestApp.run { app in
            let described = Set(try await self.operations(app, all: true).map { "\($0.method) \($0.path)" })
            for route in try app.environment.router().routes where route.method != .head {
                let path = Self.filled("\(route.path)")
                guard path.hasPrefix("/api/v1") else { continue }
                #expect(described.contains("\(route.method) \(path)"), "Describe it in openapi.json.")
            }
        }
    }

    @Test("an access token says when it was used, and stops when it is revoked")
    func revoked() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let token = try await ana.accessToken([Scope(rawValue: "diary:read")])
            let ask: @Sendable () async throws -> HTTPResponse.Status = {
                try await app.client.execute(
                    uri: "/api/v1/diary/2026-03-14",
                    method: .get,
                    headers: [.authorization: "Bearer " + token]
                ) { $0.status }
            }
            #expect(try await ask() == .ok)
            let tokens = try await ana.api(.get, "/me/tokens").json()["tokens"] as? [[String: Any]]
            let known = try #require(tokens?.first)
            #expect(known["lastUsedAt"] as? String == "2026-03-14T12:00:00Z")
            #expect(known["token"] == nil)
            let id = try #require(known["id"] as? String)
            #expect(try await ana.api(.delete, "/me/tokens/\(id)").status == .noContent)
            #expect(try await ask() == .unauthorized)
            #expect(try await ana.api(.delete, "/me/tokens/\(id)").status == .notFound)
        }
    }

    /// Returns every operation for members with its path filled in; with `all`, the open ones too.
    private func operations(_ app: TestApp, all: Bool = false) async throws -> [Operation] {
        let description = try await app.client.execute(uri: "/api/v1/openapi.json", method: .get) { try $0.json() }
        let paths = try #require(description["paths"] as? [String: [String: [String: Any]]])
        return paths.flatMap { path, methods in
            methods.compactMap { method, operation -> Operation? in
                let security = operation["security"] as? [[String: [String]]]
                if security?.isEmpty == true, !all { return nil }
                let scope = security?.compactMap { $0["accessToken"]?.first }.first
                return Operation(
                    method: HTTPRequest.Method(method.uppercased()) ?? .get,
                    path: Self.filled("/api/v1" + path),
                    scope: scope.map(Scope.init(rawValue:))
                )
            }
        }
    }

    /// Replaces every parameter of a path by a fitting value.
    private static func filled(_ path: String) -> String {
        let parts = path.split(separator: "/").map { part in
            part == "{day}" ? "2026-03-14" : part.hasPrefix("{") || part.hasPrefix(":") ? "1" : String(part)
        }
        return "/" + parts.joined(separator: "/")
    }
}

extension TestPerson {
    /// Returns a personal access token with these scopes.
    func accessToken(_ scopes: [Scope]) async throws -> String {
        let list = scopes.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        let made = try await self.api(
            .post,
            "/me/tokens",
            #"{"name": "Test", "scopes": [\#(list)], "password": "correct horse battery"}"#
        )
        try #require(made.status == .created, "\(made.text)")
        return try #require(try made.json()["token"] as? String)
    }
}
