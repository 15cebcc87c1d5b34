import Community
import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing
import Training

@testable import App

/// Checking in where people train, by page and by device.
struct PresencePageTests {
    private static func gym(_ app: TestApp) async throws {
        let place = try #require(Coordinate(latitude: 55.68, longitude: 12.57))
        let gym = Gym(id: "osm-node-1", name: "Nordhavn Gym", place: place, address: "Orient Plads 1")
        _ = try await GymStore(database: app.environment.database).replace("test", with: [gym], at: 1)
    }

    @Test("who checks in is listed there and on buddies' home, and today's visit counts", arguments: Backend.available)
    func page(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            try await Self.gym(app)
            let ana = try await app.neighbour("Ana")
            let ben = try await app.neighbour("Ben") { $0.shares = .presence }
            _ = try await app.befriend(ana, ben)
            let path = "/together/activities/osm-node-1"
            let empty = try await ana.person.get(path).text
            #expect(empty.contains("Orient Plads 1") && empty.contains("Nobody shows") && empty.contains("Check in"))
            #expect(try await ben.person.post(path + "/check-in").status == .seeOther)
            #expect(try await ben.person.get(path).text.contains("until 15:00 at most"))
            #expect(try await ana.person.get(path).text.contains("Ben"))
            #expect(try await ana.person.get("/together").text.contains("At Nordhavn Gym now"))
            #expect(try await ana.person.get("/together/members/\(ben.id)").text.contains("Now at Nordhavn Gym"))
            let cleo = try await app.neighbour("Cleo")
            #expect(try await cleo.person.api(.put, "/blocks/\(ben.id)").status == .noContent)
            #expect(try await !cleo.person.get(path).text.contains("Ben"))
            let deeds = try await app.environment.database.rows(
                "SELECT kind FROM deed WHERE owner_id = \(ben.id) AND kind = 'gym-visit'"
            ) { try $0.text(0) }
            #expect(deeds.count == 1)
            let out = try await ben.person.post(path + "/check-out")
            #expect(out.undo == path + "/check-in", "\(out.headers)")
            #expect(try await !ana.person.get("/together").text.contains("At Nordhavn Gym now"))
            let left = try await app.environment.database.rows(
                "SELECT kind FROM deed WHERE owner_id = \(ben.id) AND kind = 'gym-visit'"
            ) { try $0.text(0) }
            #expect(left.isEmpty, "Who leaves at once didn't train.")
            #expect(try await ana.person.get("/together/activities/nowhere").status == .notFound)
        }
    }

    @Test(
        "who says on the page of gyms that they are there is there, until they take it back",
        arguments: Backend.available
    )
    func gyms(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            try await Self.gym(app)
            let ana = try await app.neighbour("Ana")
            let ben = try await app.neighbour("Ben") { $0.shares = .presence }
            let path = "/together/activities/osm-node-1"
            #expect(try await ben.person.post("/gyms/visits", ["gym": "osm-node-1"]).status == .seeOther)
            #expect(try await ana.person.get(path).text.contains("Ben"))
            #expect(try await ben.person.post("/gyms/visits/removal", ["gym": "osm-node-1"]).status == .seeOther)
            #expect(try await !ana.person.get(path).text.contains("Ben"))
        }
    }

    @Test(
        "a visit gives its points once it is long enough to be kept when they check out",
        arguments: Backend.available
    )
    func points(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            try await Self.gym(app)
            let ben = try await app.neighbour("Ben")
            #expect(try await ben.person.api(.put, "/people/activities/osm-node-1/presence").status == .noContent)
            for (seconds, points) in [(0, 0), (Presence.shortest - 1, 0), (Presence.shortest, 10)] {
                try await app.environment.database.write { db in
                    let at = TestApp.now.addingTimeInterval(-seconds).milliseconds
                    try db.execute("UPDATE deed SET at = \(at) WHERE owner_id = \(ben.id) AND kind = 'gym-visit'")
                    try db.execute("UPDATE deed_news SET due_at = 0 WHERE owner_id = \(ben.id)")
                }
                #expect(try await ben.person.api(.get, "/motivation/points").json()["total"] as? Int == points)
            }
        }
    }

    @Test("a device checks in and out, and reads who is out")
    func device() async throws {
        try await TestApp.run { app in
            try await Self.gym(app)
            let ana = try await app.neighbour("Ana")
            let ben = try await app.neighbour("Ben") { $0.shares = .presence }
            _ = try await app.befriend(ana, ben)
            let path = "/people/activities/osm-node-1"
            let before = try await ana.person.api(.get, "/people/presence").json()
            #expect(before["own"] is NSNull && (before["buddies"] as? [Any])?.isEmpty == true)
            #expect(try await ben.person.api(.put, path + "/presence").status == .noContent)
            let out = try await ana.person.api(.get, "/people/presence").json()["buddies"] as? [[String: Any]]
            #expect((out?.first?["place"] as? [String: Any])?["until"] as? String == "2026-03-14T15:00:00Z")
            #expect((try await ana.person.api(.get, path).json()["present"] as? [Any])?.count == 1)
            #expect(try await ben.person.api(.delete, path + "/presence").status == .noContent)
            #expect(try await ben.person.api(.delete, path + "/presence").status == .notFound)
            #expect(try await ben.person.api(.put, "/people/activities/nowhere/presence").status == .notFound)
        }
    }
}
