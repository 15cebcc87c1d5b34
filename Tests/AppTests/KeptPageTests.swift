import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import NIOCore
import Testing

@testable import App

/// Devices may store only those pages that say so.
struct KeptPageTests {
    private static let keep = HTTPField.Name("Spotter-Keep")!
    private static let clear = HTTPField.Name("Clear-Site-Data")!
    private static let member = HTTPField.Name("Spotter-Member")!

    /// Every page without a parameter in its path that may be stored.
    private static let kept: Set<String> = [
        "/diary", "/diary/meals", "/foods", "/foods/away", "/foods/mine", "/foods/new", "/meals", "/recipes",
        "/workouts", "/training", "/music/playlists", "/together/chats", "/help",
    ]

    private func administrator(_ app: TestApp) async throws -> TestPerson {
        let mo = try await app.person("Mo")
        _ = try #require(
            try await MemberStore(database: app.environment.database).appoint(
                login: "Mo",
                .administrator,
                at: TestApp.now
            )
        )
        return mo
    }

    @Test("no page is for a browser's own cache, and none but those that say so are for the worker's")
    func everyPage() async throws {
        try await TestApp.run { app in
            let mo = try await self.administrator(app)
            let routes = try app.environment.router().routes.filter { $0.method == .get }
            let paths = Set(routes.map { "\($0.path)" }.filter { !$0.contains("{") && !$0.hasPrefix("/api/") })
            var pages = 0
            // A stream never ends.
            for path in paths.subtracting(["/live"]).sorted() {
                for answer in [
                    try await mo.get(path),
                    try await app.client.execute(uri: path, method: .get, headers: [.accept: "text/html"]),
                ] where answer.headers[.contentType]?.hasPrefix("text/html") == true {
                    pages += 1
                    #expect(answer.headers[.cacheControl] == "private, no-store", "\(path)")
                    #expect((answer.headers[Self.keep] != nil) == Self.kept.contains(path), "\(path)")
                }
            }
            #expect(pages > 40)
        }
    }

    @Test("pages of health, settings, passwords, devices, data, calendars, codes and reports are never kept")
    func never() async throws {
        try await TestApp.run { app in
            let mo = try await self.administrator(app)
            for path in [
                "/me", "/me/body", "/me/health", "/welcome/injuries", "/welcome/cycle", "/training/safety",
                "/timelines/weight", "/goal", "/me/settings", "/me/settings/password", "/me/settings/units",
                "/me/settings/second-factor",
                "/me/sessions", "/me/tokens", "/me/data", "/me/leaving", "/notices", "/notices/settings", "/calendars",
                "/calendars/account", "/calendars/address", "/free-time", "/admin/reports",
                "/admin/contributions", "/admin/log", "/exercises/left-out", "/motivation/rewards", "/admin/vouchers",
                "/motivation/photos", "/motivation/photos/new",
            ] {
                let page = try await mo.get(path)
                #expect(page.status == .ok, "\(path)")
                #expect(page.headers[Self.keep] == nil, "\(path)")
                #expect(page.headers[.cacheControl] == "private, no-store", "\(path)")
            }
        }
    }

    @Test("a day, a food and an exercise are kept for a week; what says why an exercise isn't for somebody is not")
    func week() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for path in ["/diary/\(TestApp.today)", "/foods/usda-09040", "/exercises/jump-squat"] {
                #expect(try await ana.get(path).headers[Self.keep] == "604800", "\(path)")
            }
            _ = try await ana.api(.put, "/me/health", #"{"injuries": [{"area": "knee", "acute": true}]}"#)
            let page = try await ana.get("/exercises/jump-squat")
            #expect(page.text.contains("Not for you now"))
            #expect(page.headers[Self.keep] == nil)
            #expect(try await ana.get("/diary/nonsense").headers[Self.keep] == nil)
        }
    }

    @Test("one kept page takes food for each meal, and the page without a network has the five places")
    func withoutNetwork() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let away = try await ana.get("/foods/away").text
            for meal in ["Breakfast", "Lunch", "Dinner", "Snacks"] {
                #expect(away.contains(#"<option value="\#(meal)""#), "\(meal)")
            }
            #expect(away.contains(#"name="day" type="date""#) && away.contains(#"action="/diary/entries""#))
            let offline = try await app.client.execute(uri: "/offline", method: .get)
            let page = String(buffer: offline.body)
            for place in ["/diary", "/foods", "/training", "/together", "/me"] {
                #expect(try page.contains(Regex(#"<a class="place place-[a-z]+" href="\#(place)""#)), "\(place)")
            }
            #expect(!page.contains("hx-boost"))
        }
    }

    @Test("a workout that tells of what hurts isn't kept, and its session is, without a word of it")
    func workout() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            _ = try await ana.api(.put, "/me/health", #"{"injuries": [{"area": "knee", "acute": true}]}"#)
            _ = try await ana.post("/workouts", WorkoutFixture.fields)
            let workout = try await ana.get(WorkoutFixture.path)
            #expect(workout.text.contains("knee"))
            #expect(workout.headers[Self.keep] == nil)
            let begun = try await ana.post(WorkoutFixture.path + "/sessions", ["requestId": UUID().uuidString])
            let session = try await ana.get(try #require(begun.headers[.location]))
            #expect(session.headers[Self.keep] == "604800", "\(session.text)")
            for words in ["easy on the knee", "without bending the knee", "without loading the knee"] {
                #expect(!session.text.contains(words))
            }
        }
    }

    @Test("a page that says what was just done isn't kept: it would say it again")
    func toast() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let toast = try await ana.post("/log-out").cookie(named: "spotter_toast")
            let ben = try await app.person("Ben")
            let headers: HTTPFields = [.accept: "text/html", .cookie: ben.cookie + "; " + (try #require(toast))]
            let page = try await app.client.execute(uri: "/diary", method: .get, headers: headers)
            #expect(page.text.contains("You are logged out.") && page.headers[Self.keep] == nil)
            #expect(try await ben.get("/diary").headers[Self.keep] != nil)
        }
    }

    @Test("a browser whose session was ended elsewhere is told to clear its cache where it is led, no other is")
    func ended() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/diary").headers[Self.clear] == nil)
            let other = try await app.post(
                "/log-in",
                ["login": "Ana", "password": "correct horse battery"],
                cookie: ""
            )
            let here = TestPerson(app: app, cookie: try #require(other.cookie(named: "spotter_session")), token: "")
            #expect(try await here.post("/me/sessions/end-others").status == .seeOther)
            let turned = try await ana.get("/diary")
            #expect(turned.headers[.location] == "/log-in?next=/diary")
            #expect(turned.headers[Self.clear] == nil, "WebKit never ends a redirect that clears")
            let door = try await ana.get("/log-in?next=/diary")
            #expect(door.headers[Self.clear] == "\"cache\"")
            #expect(door.headers[values: .setCookie].contains { $0.hasPrefix("spotter_session=;") })
            #expect(try await ana.get("/help").headers[Self.clear] == nil)
            let stranger = try await app.client.execute(uri: "/diary", method: .get, headers: [.accept: "text/html"])
            #expect(stranger.status == .seeOther && stranger.headers[Self.clear] == nil)
            #expect(try await app.client.execute(uri: "/log-in", method: .get).headers[Self.clear] == nil)
        }
    }

    @Test("what waited on a device for one member is never written for another who logged in there")
    func otherMember() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let hers = try #require(try await ana.get("/diary").text.firstMatch(of: /spotter-member" content="(\d+)"/))
            let his = try #require(try await ben.get("/diary").text.firstMatch(of: /spotter-member" content="(\d+)"/))
            #expect(hers.output.1 != his.output.1)
            for (whose, status) in [(hers.output.1, HTTPResponse.Status.unauthorized), (his.output.1, .seeOther)] {
                let sent = try await app.client.execute(
                    uri: "/diary/entries",
                    method: .post,
                    headers: [
                        .accept: "text/html", .cookie: ben.cookie, Self.member: String(whose),
                        .contentType: "application/x-www-form-urlencoded",
                    ],
                    body: ByteBuffer(
                        string: "requestId=\(UUID().uuidString)&day=\(TestApp.today)&meal=Lunch&name=Soup&kcal=90"
                    )
                )
                #expect(sent.status == status, "\(sent.text)")
            }
            let day = try await ben.api(.get, "/diary/\(TestApp.today)").text
            #expect(day.components(separatedBy: #""name":"Soup""#).count == 2)
            #expect(try await !ana.api(.get, "/diary/\(TestApp.today)").text.contains("Soup"))
        }
    }
}
