import HTTPTypes
import Testing

@testable import App
@testable import Web

/// The rules of all routes, where one is easily forgotten.
struct RouteRulesTests {
    private typealias Route = (method: HTTPRequest.Method, path: String, rules: RouteRules)

    private static func routes() async throws -> [Route] {
        let everything: (inout Config) -> Void = {
            $0.registerEverywhere()
        }
        let table = RouteTable()
        try await TestApp.run(configure: everything) { app in
            _ = try MountedHouse(app.environment).router(table)
        }
        return table.routes
    }

    @Test("what guessing or flooding pays for is limited")
    func limits() async throws {
        let limited = Dictionary(grouping: try await Self.routes().filter { $0.rules.limit != nil }) {
            $0.rules.limit?.name ?? ""
        }.mapValues { Set($0.map { "\($0.method) \($0.path)" }) }
        #expect(limited["sign-up"] == ["POST /sign-up", "POST /api/v1/members"])
        #expect(
            limited["sign-in"] == [
                "POST /log-in", "POST /api/v1/sessions", "POST /me/settings", "POST /me/settings/password",
                "POST /log-in/code", "POST /me/settings/second-factor", "POST /me/settings/second-factor/codes",
                "POST /me/settings/second-factor/end",
                "POST /me/tokens", "POST /api/v1/me/tokens", "POST /me/leaving", "POST /me/data/export",
                "POST /admin/members/{id}/role", "POST /admin/members/{id}/deletion",
                "POST /admin/members/{id}/restoration", "POST /admin/suspensions/{id}/removal", "POST /admin/sign-up",
            ]
        )
        #expect(
            limited["imports"] == [
                "POST /me/data/imports", "POST /api/v1/imports", "POST /activities/files",
                "POST /api/v1/activities/files", "POST /calendars/file", "POST /api/v1/calendars/ics",
                "POST /admin/vouchers/file", "POST /calendars/{id}/restoration",
            ]
        )
        #expect(
            limited["pictures"] == [
                "POST /together/first-picture", "POST /together/profile/photo", "PUT /api/v1/buddy-profile/photo",
                "POST /together/events/{id}/picture", "PUT /api/v1/events/{id}/picture",
            ]
        )
        #expect(
            limited["progress-photos"] == ["POST /motivation/photos", "PUT /api/v1/motivation/photos/{id}"]
        )
        #expect(
            limited["event-codes"] == ["POST /together/events/{id}/check-in", "PUT /api/v1/events/{id}/check-in"]
        )
        #expect(
            limited["calendars"] == ["POST /calendars/address", "POST /calendars/account", "POST /api/v1/calendars"]
        )
        #expect(limited["reports"] == ["POST /together/reports", "POST /api/v1/reports"])
        #expect(limited["administrator"] == ["POST /administrator"])
        #expect(limited["recovery"] == ["POST /recovery"])
        #expect(
            limited["search"] == [
                "GET /foods", "GET /foods/results", "GET /api/v1/foods", "GET /exercises", "GET /exercises/results",
                "GET /api/v1/exercises", "GET /gyms/names", "GET /music", "GET /music/results", "GET /api/v1/songs",
            ]
        )
        #expect(limited["barcodes"] == ["POST /scans/barcode", "POST /api/v1/scans/barcode"])
        #expect(limited["barcode-frames"] == ["POST /scans/barcode/frames"])
        #expect(limited["food-photos"] == ["POST /scans/photo", "POST /api/v1/scans/photo"])
        #expect(limited["sentences"] == ["GET /diary/sentences/new", "POST /api/v1/diary/{day}/sentences"])
        #expect(
            limited["cheers"] == [
                "POST /motivation/cheers", "POST /api/v1/motivation/cheers", "POST /motivation/rivals/{id}/cheers",
                "POST /api/v1/motivation/rivals/{id}/cheers",
            ]
        )
        #expect(
            limited["mission-proposals"] == [
                "POST /motivation/missions/{id}/proposals", "POST /api/v1/motivation/missions/{id}/proposals",
                "POST /motivation/proposals/{member}",
            ]
        )
        #expect(
            limited["rival-codes"] == [
                "GET /motivation/rivals/joining", "POST /motivation/rivals/joining",
                "GET /api/v1/motivation/rivals/joining", "POST /api/v1/motivation/rivals/joining",
            ]
        )
        #expect(limited["rival-groups"] == ["POST /motivation/rivals", "POST /api/v1/motivation/rivals"])
        #expect(
            limited["song-streams"] == ["GET /music/songs/{id}/stream", "GET /api/v1/songs/{id}/stream"]
        )
        // Not because they are paid for: the general limit doesn't count them.
        #expect(limited["assets"] == ["GET /assets/{version}/**"])
        #expect(limited["playlists"] == ["POST /music/playlists", "POST /music/daily/{id}", "POST /api/v1/playlists"])
        let sources: Set = [
            "POST /music/sources/subsonic", "POST /music/sources/{id}/reading", "POST /music/sources/{id}/lists/{list}",
            "POST /api/v1/music/sources", "POST /api/v1/music/sources/{id}/lists",
        ]
        // Where Spotify is set up, its answer counts too.
        #expect(limited["music-sources"]?.isSuperset(of: sources) == true)
        #expect(limited.count == 23)
    }

    @Test("every route of a part is switched off with it")
    func parts() async throws {
        let parts = [
            "/together/card": "matching", "/together/people": "matching", "/api/v1/people": "matching",
            "/together/events": "events", "/api/v1/events": "events", "/motivation/board": "leaderboards",
            "/api/v1/motivation/board": "leaderboards", "/motivation/achievements": "achievements",
            "/motivation/celebration": "achievements", "/api/v1/motivation/achievements": "achievements",
            "/motivation/buddies": "cheers", "/motivation/cheers": "cheers", "/motivation/sharing": "cheers",
            "/api/v1/motivation/buddies": "cheers", "/api/v1/motivation/cheers": "cheers",
            "/api/v1/motivation/sharing": "cheers", "/motivation/rivals/{id}/cheers": "cheers",
            "/api/v1/motivation/rivals/{id}/cheers": "cheers", "/training/videos": "videos",
            "/exercises/{id}/videos": "videos",
            "/api/v1/exercises/{id}/videos": "videos", "/foods/online": "online-foods",
            "/api/v1/foods/online": "online-foods", "/scans/photo": "food-photos",
            "/api/v1/scans/photo": "food-photos", "/music": "music", "/api/v1/songs": "music",
            "/api/v1/playlists": "music", "/api/v1/song-taste": "music",
        ]
        // Answers may come late; presence at gyms and a buddy's page are no part of finding people.
        let others = [
            "POST /together/card", "POST /together/card/{id}/removal", "GET /api/v1/people/{id}",
            "GET /api/v1/people/{id}/photo/{size}",
        ]
        var seen: Set<String> = []
        for route in try await Self.routes() {
            let name = "\(route.method.rawValue) \(route.path)"
            guard !others.contains(name), !route.path.contains("/people/presence"),
                !route.path.hasPrefix("/api/v1/people/activities/"),
                let (prefix, part) = parts.first(where: {
                    route.path == $0.key || route.path.hasPrefix($0.key + "/")
                })
            else { continue }
            seen.insert(prefix)
            #expect(route.rules.parts.last?.name == part, "\(name)")
        }
        #expect(seen == Set(parts.keys))
    }

    @Test("a write to an account, a session, what is unread or who may meet whom is known at the next request")
    func changes() async throws {
        let own = [
            "/me", "/settings", "/log-", "/sign-up", "/recovery", "/confirmation", "/welcome", "/notices", "/together",
            "/administrator", "/api/v1/me", "/api/v1/notices", "/api/v1/chats",
        ]
        for route in try await Self.routes() where route.method != .get {
            let what: Comment = "\(route.method.rawValue) \(route.path)"
            if route.path.hasPrefix("/admin/") {
                #expect(route.rules.change == .somebodys, what)
            } else if own.contains(where: { route.path == $0 || route.path.hasPrefix($0 + "/") }) {
                #expect(route.rules.change == .theirOwn, what)
            }
        }
    }

    @Test("a device proves itself by a token, a page by a cookie, and what is the same for all by nothing")
    func proofs() async throws {
        let open: Set = ["/healthz", "/readyz", "/metrics", "/assets/{version}/**"]
        for route in try await Self.routes() {
            let proof: RouteRules.Proof =
                route.path.hasPrefix("/api/v1/") && route.path != "/api/v1/openapi.json"
                ? .token : open.contains(route.path) ? .none : .cookie
            let isDescription = route.path == "/api/v1/openapi.json"
            #expect(route.rules.proof == proof || isDescription, "\(route.method.rawValue) \(route.path)")
        }
    }
}
