import Community
import Foundation
import HTTPTypes
import HummingbirdTesting
import Jobs
import NIOCore
import Storage
import Support
import Testing

@testable import App

/// Events by page and by device.
struct EventPageTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1e01"

    /// An event that begins now, at noon of a Saturday in Greenwich.
    private static let fields = [
        "name": "Run in the park", "about": "Slowly.", "place": "Town park", "lat": "55.6812", "lon": "12.5745",
        "zone": "UTC", "startDay": TestApp.today, "startTime": "12:00", "endTime": "13:30", "points": "10",
        "ages": "adults", "traits": "beginners",
    ]

    private static func json(_ changes: [String: Any] = [:]) throws -> String {
        var values: [String: Any] = [
            "requestId": Self.id, "name": "Run in the park", "place": "Town park", "lat": 55.6812, "lon": 12.5745,
            "zone": "UTC", "startDay": TestApp.today, "startTime": "12:00", "endTime": "13:30", "points": 10,
            "ages": "adults", "traits": ["beginners"],
        ]
        values.merge(changes) { $1 }
        return String(decoding: try JSONSerialization.data(withJSONObject: values), as: UTF8.self)
    }

    /// An administrator who agreed to the guidelines.
    private static func mo(_ app: TestApp) async throws -> TestPerson {
        let mo = try await app.administrator("Mo")
        try await mo.agree()
        return mo
    }

    /// The code that is shown on site.
    private static func code(_ mo: TestPerson) async throws -> String {
        try #require(try await mo.api(.get, "/events/\(Self.id)").json()["code"] as? String)
    }

    @Test("a place that was left is promised to who waits, and page and device say so")
    func promised() async throws {
        try await TestApp.run { app in
            let mo = try await Self.mo(app)
            try #require(try await mo.api(.post, "/events", Self.json(["capacity": 1])).status == .created)
            let (ana, ben) = (try await app.neighbour("Ana").person, try await app.neighbour("Ben").person)
            let path = "/events/\(Self.id)"
            for person in [ana, ben] {
                try #require(try await person.api(.put, path + "/joining").status == .ok)
            }
            try #require(try await ana.api(.delete, path + "/joining").status == .noContent)
            let page = try await ana.get("/together" + path).text
            #expect(page.contains("Wait for a place") && !page.contains(">Join<"))
            #expect(page.contains("The next free one is promised to who waits"))
            #expect(try await ana.get("/together/events?anywhere=on").text.contains("Full"))
            let event = try await ana.api(.get, path).json()["event"] as? [String: Any]
            #expect(event?["placesLeft"] as? Int == 0)
        }
    }

    @Test("an event from the form to the points, by page", arguments: Backend.available)
    func whole(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let mo = try await Self.mo(app)
            #expect(try await mo.get("/together/events/new").status == .ok)
            let made = try await mo.post("/together/events", Self.fields)
            #expect(made.status == .seeOther, "\(made.text)")
            let path = try #require(made.headers[.location])
            let ana = try await app.neighbour("Ana") { $0.shares = .presence }
            let list = try await ana.person.get("/together/events?anywhere=on").text
            #expect(
                list.contains("Run in the park") && list.contains("For beginners") && !list.contains("Make an event")
            )
            let page = try await ana.person.get(path).text
            #expect(
                page.contains("Today 12:00–13:30") && page.contains("10 for being there") && page.contains(">Join<")
            )
            #expect(!page.contains("Show this code"))
            #expect(try await mo.get(path).text.contains("Show this code"))
            #expect(try await ana.person.post(path + "/joining").status == .seeOther)
            let joined = try await ana.person.get(path).text
            #expect(joined.contains("Check in") && !joined.contains(">Join<"))
            let ben = try await app.neighbour("Ben")
            #expect(try await ben.person.get(path).text.contains("Ana"))
            let far = try await ana.person.post(
                path + "/check-in",
                ["lat": "-55.7", "lon": "-167.4", "accuracy": "10"]
            )
            #expect(far.status == .unprocessableContent && far.text.contains("from there"))
            let near = try await ana.person.post(
                path + "/check-in",
                ["lat": "55.6825", "lon": "12.5745", "accuracy": "30"]
            )
            #expect(near.status == .seeOther)
            #expect(try await ana.person.get(path).text.contains("Have fun"))
            let deeds = try await app.environment.database.rows(
                "SELECT quantity FROM deed WHERE owner_id = \(ana.id) AND kind = 'event-attended'"
            ) { try $0.real(0) }
            #expect(deeds == [10])
            #expect(try await ana.person.get("/free-time/\(TestApp.today)").text.contains("Run in the park"))
            #expect(try await !ana.person.get(path).text.contains("I don’t come"), "She is there.")
            #expect(try await ana.person.post(path + "/leaving").status == .seeOther)
            #expect(try await ana.person.get(path).text.contains("Have fun"))
            #expect(try await ben.person.post(path + "/joining").status == .seeOther)
            #expect(try await ben.person.post(path + "/leaving").status == .seeOther)
            #expect(try await ben.person.get(path).text.contains(">Join<"))
        }
    }

    @Test("a device makes, reads, joins, checks in by the code, and takes the file for its calendar")
    func device() async throws {
        try await TestApp.run { app in
            let (mo, ana) = (try await Self.mo(app), try await app.neighbour("Ana"))
            #expect(try await mo.api(.post, "/events", Self.json()).status == .created)
            #expect(try await mo.api(.post, "/events", Self.json()).status == .ok)
            let found =
                try await ana.person.api(.get, "/events?lat=55.68&lon=12.57").json()["events"] as? [[String: Any]]
            #expect(found?.first?["kilometres"] as? Int == 1 && found?.first?["state"] is NSNull)
            let path = "/events/\(Self.id)"
            let joined = try await ana.person.api(.put, path + "/joining").json()["event"] as? [String: Any]
            #expect(joined?["state"] as? String == "joined")
            #expect(try await ana.person.api(.put, path + "/check-in", #"{"code": "AAAAAA"}"#).status.code == 422)
            let code = try await Self.code(mo)
            let here = try await ana.person.api(.put, path + "/check-in", #"{"code": "\#(code.lowercased())"}"#)
            #expect(try here.json()["checkedInAt"] as? String == "2026-03-14T12:00:00Z")
            #expect(try await ana.person.api(.get, path).json()["code"] == nil, "The code is for who looks after it.")
            let file = try await ana.person.api(.get, path + "/calendar")
            #expect(file.headers[.contentType] == "text/calendar; charset=utf-8")
            #expect(file.text.contains("DTSTART:20260314T120000Z\r\n") && file.text.contains("LOCATION:Town park"))
            #expect(try await ana.person.api(.get, "/events?own=true").text.contains(Self.id))
            let kept = try await ana.person.api(.delete, path + "/joining")
            #expect(kept.status == .conflict && kept.text.contains("You checked in"))
            let ben = try await app.neighbour("Ben")
            try #require(try await ben.person.api(.put, path + "/joining").status == .ok)
            #expect(try await ben.person.api(.delete, path + "/joining").status == .noContent)
            #expect(try await ben.person.api(.delete, path + "/joining").status == .notFound)
        }
    }

    @Test("only who looks after events makes, edits or cancels one")
    func strangers() async throws {
        try await TestApp.run { app in
            let (mo, ana) = (try await Self.mo(app), try await app.neighbour("Ana"))
            #expect(try await mo.api(.post, "/events", Self.json()).status == .created)
            let path = "/events/\(Self.id)"
            for (method, way, body) in [
                (HTTPRequest.Method.post, "/events", try Self.json()), (.put, path, try Self.json(["version": 1])),
                (.put, path + "/cancellation", #"{"why": "No"}"#), (.delete, path + "/cancellation", "{}"),
                (.delete, path + "/picture", "{}"),
            ] { #expect(try await ana.person.api(method, way, body).status == .forbidden, "\(method) \(way)") }
            #expect(try await ana.person.get("/together/events/new").status == .forbidden)
            for end in ["editing", "cancellation", "picture"] {
                #expect(try await ana.person.get("/together\(path)/\(end)").status == .forbidden, "\(end)")
            }
            let cancelled = try await mo.post("/together\(path)/cancellation", ["why": "Storm"])
            #expect(cancelled.status == .seeOther)
            #expect(try await ana.person.get("/together\(path)").text.contains("Storm"))
            #expect(try await ana.person.api(.put, path + "/joining").status == .conflict)
            #expect(try await mo.api(.delete, path + "/cancellation").status == .ok)
            #expect(try await ana.person.api(.put, path + "/joining").status == .ok)
            let log = try await mo.get("/admin/log").text
            #expect(log.contains("made the event") && log.contains("cancelled the event") && log.contains("Storm"))
        }
    }

    @Test("an event for adults isn't there for somebody under 18, nor the other way round")
    func ages() async throws {
        try await TestApp.run { app in
            let mo = try await Self.mo(app)
            #expect(try await mo.api(.post, "/events", Self.json()).status == .created)
            let young = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1e02"
            let theirs = try Self.json(["requestId": young, "name": "Skate school", "ages": "under-18"])
            #expect(try await mo.api(.post, "/events", theirs).status == .created)
            let (ana, mia) = (try await app.neighbour("Ana"), try await app.neighbour("Mia", birthday: "2009-05-17"))
            for (who, seen, unseen) in [(ana, Self.id, young), (mia, young, Self.id)] {
                #expect(try await who.person.api(.get, "/events/\(seen)").status == .ok)
                for way in ["", "/calendar", "/pictures/small"] {
                    #expect(try await who.person.api(.get, "/events/\(unseen)\(way)").status == .notFound, "\(way)")
                }
                #expect(try await who.person.api(.put, "/events/\(unseen)/joining").status == .notFound)
                let list = try await who.person.api(.get, "/events?anywhere=true").text
                #expect(list.contains(seen) && !list.contains(unseen))
            }
        }
    }

    @Test("a picture is cut, shown and removed; points stay out of sight without pressure")
    func picture() async throws {
        try await TestApp.run { app in
            let (mo, ana) = (try await Self.mo(app), try await app.neighbour("Ana"))
            #expect(try await mo.api(.post, "/events", Self.json()).status == .created)
            let path = "/together/events/\(Self.id)"
            #expect(try await mo.upload(Array("no picture".utf8), to: path + "/picture").status.code == 422)
            #expect(try await mo.upload(SmallPicture.bytes, to: path + "/picture").status == .seeOther)
            #expect(try await ana.person.get(path).text.contains("event-picture"))
            let small = try await ana.person.api(.get, "/events/\(Self.id)/pictures/small")
            #expect(small.status == .ok && small.headers[.contentType] == "image/jpeg")
            #expect(try await mo.post(path + "/picture/restoration").status == .notFound)
            #expect(try await mo.post(path + "/picture/removal").status == .seeOther)
            #expect(try await !ana.person.get(path).text.contains("event-picture"))
            #expect(try await ana.person.post(path + "/picture/restoration").status != .seeOther, "It isn't Ana's.")
            #expect(try await mo.post(path + "/picture/restoration").status == .seeOther)
            #expect(try await ana.person.get(path).text.contains("event-picture"))
            #expect(try await mo.post(path + "/picture/removal").status == .seeOther)
            #expect(try await ana.person.api(.get, "/events/\(Self.id)/pictures/small").status == .notFound)
            let log = try await mo.get("/admin/log").text
            #expect(["Another picture", "Without its picture", "Its picture is back"].allSatisfy { log.contains($0) })
            #expect(try await ana.person.api(.patch, "/me", #"{"noPressure": true}"#).status == .ok)
            let calm = try await ana.person.get(path)
            #expect(calm.status == .ok && !calm.text.contains("for being there"))
        }
    }

    @Test("what can't be is answered in words, and nothing changes")
    func wrong() async throws {
        try await TestApp.run { app in
            let (mo, ana) = (try await Self.mo(app), try await app.neighbour("Ana"))
            for changes in [
                ["endTime": "11:00"], ["points": 1_000], ["capacity": -1], ["startDay": "2026-03-13"],
                ["zone": "Nowhere"],
                ["about": String(repeating: "w", count: 9_000)], ["lat": 1e9], ["name": ""],
                ["startDay": "99999-01-01"],
                ["traits": ["flying"]],
            ] as [[String: Any]] {
                let answer = try await mo.api(.post, "/events", Self.json(changes))
                #expect(answer.status.code == 422 || answer.status.code == 400, "\(changes.keys): \(answer.text)")
            }
            let huge = try Self.json(["about": String(repeating: "word ", count: 200_000)])
            #expect(try await mo.api(.post, "/events", huge).status == .contentTooLarge)
            let again = try await mo.post("/together/events", Self.fields.merging(["endTime": "11:00"]) { $1 })
            #expect(again.status == .unprocessableContent && again.text.contains("It ends before it begins"))
            #expect(again.text.contains("Run in the park"), "What was typed stays.")
            #expect(try await mo.api(.get, "/events?anywhere=true").text == #"{"events":[]}"#)
            for path in ["/events/1", "/events/\(Self.id)", "/events/\(Self.id)/pictures/huge"] {
                #expect(try await ana.person.api(.get, path).status == .notFound, "\(path)")
            }
            for query in ["km=0", "lat=91&lon=1", "after=x", "limit=0", "traits=x", "order=x", "place=Nordhavnby"] {
                #expect(try await ana.person.api(.get, "/events?\(query)").status == .unprocessableContent, "\(query)")
                #expect(
                    try await ana.person.get("/together/events?\(query)").status == .unprocessableContent,
                    "\(query)"
                )
            }
        }
    }

    @Test("an edit of an old version is no silent loss", arguments: Backend.available)
    func stale(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let mo = try await Self.mo(app)
            #expect(try await mo.api(.post, "/events", Self.json()).status == .created)
            let path = "/events/\(Self.id)"
            #expect(try await mo.api(.put, path, Self.json()).status == .unprocessableContent, "It needs a version.")
            let first = try Self.json(["version": 1, "place": "The other park"])
            #expect(try await mo.api(.put, path, first).status == .ok)
            #expect(try await mo.api(.put, path, first).status == .conflict)
            let form = Self.fields.merging(["version": "1", "name": "Walk"]) { $1 }
            let page = try await mo.post("/together\(path)/editing", form)
            #expect(page.status == .conflict && page.text.contains("Walk") && page.text.contains(#"value="2""#))
            #expect(
                try await mo.post("/together\(path)/editing", form.merging(["version": "2"]) { $1 }).status == .seeOther
            )
            #expect(try await mo.api(.get, path).text.contains("Walk"))
        }
    }

    @Test("an invitation leads a buddy to the event, and the account that goes takes its part along")
    func invitation() async throws {
        try await TestApp.run { app in
            let mo = try await Self.mo(app)
            #expect(try await mo.api(.post, "/events", Self.json(["capacity": 1])).status == .created)
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            _ = try await app.befriend(ana, ben)
            let path = "/together/events/\(Self.id)"
            #expect(try await ana.person.get(path + "/invitations").text.contains("Invite Ben"))
            #expect(try await ana.person.post(path + "/invitations", ["memberId": "\(ben.id)"]).status == .seeOther)
            #expect(try await ana.person.post(path + "/invitations", ["memberId": "\(mo.id())"]).status == .notFound)
            #expect(try await ben.person.get("/together/events").text.contains("Buddies invite you"))
            #expect(try await ben.person.get(path).text.contains("Ana would like you to come"))
            #expect(try await ben.person.get("/notices").text.contains("Ana would like you to come"))
            #expect(try await ben.person.post(path + "/joining").status == .seeOther)
            #expect(try await ana.person.post(path + "/joining").status == .seeOther)
            #expect(try await ana.person.get(path).text.contains("next when a place gets free"))
            let export = try await ben.person.takeAlong()
            #expect(export.range(of: Data("data/event_attendance.json".utf8)) != nil)
            #expect(
                export.range(of: Data("data/event_invitation.json".utf8)) == nil,
                "Who invited is the other's word."
            )
            try await app.delete(ben)
            try await app.work(on: "event-rounds")
            #expect(try await ana.person.get(path).text.contains("I don’t come"), "The free place is hers.")
        }
    }
}
