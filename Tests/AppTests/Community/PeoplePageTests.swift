import Accounts
import Community
import Foundation
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App
@testable import Training

/// Sends searches for people to the real router.
struct PeoplePageTests {
    /// Signs up a member who agreed to the guidelines and shows a profile at a place.
    static func shown(_ name: String, _ app: TestApp, at place: CoarsePlace?) async throws -> (TestPerson, Int64) {
        let person = try await app.person(name)
        let database = app.environment.database
        let id = try #require(try await MemberStore(database: database).find(login: name)?.id)
        try await GuidelinesStore(database: database, owner: id).agree(at: TestApp.now)
        var profile = BuddyProfile()
        profile.styles = [.walking]
        profile.place = place
        profile.shares = [.presence, .weights]
        let known = try #require(try await app.environment.people([id])[id])
        let saved = try await ProfileStore(database: database, owner: id)
            .save(profile, of: known, from: nil, at: TestApp.now)
        try #require(saved != nil)
        return (person, id)
    }

    @Test("what an address of the list can't mean is said on the page")
    func garbled() async throws {
        try await TestApp.run { app in
            let (ana, _) = try await Self.shown("Ana", app, at: nil)
            for query in ["after=zzz", "limit=0", "gym=a%00"] {
                let page = try await ana.get("/together/people?" + query)
                #expect(page.status == .unprocessableContent && page.text.contains(#"role="alert""#), "\(query)")
            }
        }
    }

    @Test("a place is said by the name or the street of a gym, and an unknown one is complained of beside it")
    func named() async throws {
        try await TestApp.run { app in
            let here = try #require(CoarsePlace(near: 55.676, 12.568))
            let (ana, _) = try await Self.shown("Ana", app, at: CoarsePlace(near: 10, 10))
            _ = try await Self.shown("Ben", app, at: here)
            let place = try #require(Coordinate(latitude: 55.676, longitude: 12.568))
            let gym = Gym(id: "gym-1", name: "Nordhavn Gym", place: place, address: "Orient Plads 1")
            _ = try await GymStore(database: app.environment.database).replace("list", with: [gym], at: 1)
            for path in ["/together/people", "/together/events"] {
                #expect(try await ana.get(path).text.contains("Or around a place"))
            }
            for name in ["nordhavn", "orient+plads"] {
                let page = try await ana.get("/together/people?place=\(name)")
                #expect(page.text.contains("Ask Ben to be buddies"), "\(name)")
                let found = try await ana.api(.get, "/people?place=\(name)").json()["people"] as? [Any]
                #expect(found?.count == 1)
            }
            let unknown = try await ana.get("/together/people?place=Nordhavnby")
            #expect(unknown.status == .unprocessableContent && unknown.text.contains("We know no such place."))
            #expect(try await ana.api(.get, "/people?place=%25").status == .unprocessableContent)
        }
    }

    @Test("people near one's own place are listed with rounded distances, by page and by device")
    func people() async throws {
        try await TestApp.run { app in
            let here = try #require(CoarsePlace(near: 55.676, 12.568))
            let (ana, anas) = try await Self.shown("Ana", app, at: here)
            let (_, bens) = try await Self.shown("Ben", app, at: CoarsePlace(near: 55.695, 12.568))
            let page = try await ana.get("/together/people")
            #expect(page.status == .ok && page.text.contains("About 2 km away"), "\(page.text)")
            #expect(page.text.contains("Ask Ben to be buddies") && !page.text.contains("data-map"))
            let answer = try await ana.api(.get, "/people?lat=55.6761&lon=12.5683&km=5").json()
            let found = try #require((answer["people"] as? [[String: Any]])?.first)
            #expect(found["memberId"] as? Int64 == bens && found["kilometres"] as? Int == 2)
            #expect(found["standing"] as? String == "stranger" && found["latitude"] as? Double != 55.695)
            #expect(try await ana.get("/together/people?km=1").text.contains("Nobody like that here yet"))
            #expect(try await ana.get("/together/people?km=0").status == .unprocessableContent)
            #expect(try await ana.api(.get, "/people?km=0").status == .unprocessableContent)
            // Both entered 72 kg at sign-up, and show it.
            let weights = try await ana.api(.get, "/people?start=70").json()["people"] as? [Any]
            #expect(weights?.count == 1)
            #expect((try await ana.api(.get, "/people?start=80").json()["people"] as? [Any])?.isEmpty == true)
            try await app.environment.database.write { db in
                try db.execute("INSERT INTO block (owner_id, blocked_id, at) VALUES (\(bens), \(anas), 1)")
            }
            #expect((try await ana.api(.get, "/people").json()["people"] as? [Any])?.isEmpty == true)
        }
    }

    @Test("in no-pressure mode weights are out of sight at either door", arguments: Backend.available)
    func noPressure(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, _) = try await Self.shown("Ana", app, at: nil)
            let (_, bens) = try await Self.shown("Ben", app, at: nil)
            let (mine, all) = ("/people?start=70", "/people?anywhere=true")
            #expect(try await ana.api(.get, mine).status == .ok)
            #expect(try await ana.get("/together/people").text.contains("Wants to weigh"))
            #expect(try await ana.api(.patch, "/me", #"{"noPressure": true}"#).status == .ok)
            for answer in [try await ana.api(.get, mine), try await ana.get("/together" + mine)] {
                #expect(answer.status == .unprocessableContent)
                #expect(answer.text.contains("In no-pressure mode weights stay out of sight"))
            }
            let found = try await ana.api(.get, all)
            #expect(found.status == .ok && found.text.contains(String(bens)) && !found.text.lowercased().contains("kg"))
            #expect(try await !ana.get("/together/people").text.contains("Wants to weigh"))
        }
    }

    @Test("where the operator shows maps, the list can be drawn: with middles of cells only")
    func map() async throws {
        try await TestApp.run(configure: {
            $0.tiles = MapTiles(address: "https://tile.example.org/{z}/{x}/{y}.png", attribution: "The mappers")
        }) { app in
            let here = try #require(CoarsePlace(near: 55.676, 12.568))
            let (ana, _) = try await Self.shown("Ana", app, at: here)
            _ = try await Self.shown("Ben", app, at: here)
            let page = try await ana.get("/together/people?lat=55.6789&lon=12.5701")
            #expect(page.text.contains("data-map=\"https://tile.example.org") && page.text.contains("data-blurred"))
            #expect(page.text.contains("data-lat=\"\(here.latitude)\""))
            #expect(!page.text.contains("data-lat=\"55.6789\""))
        }
    }

    @Test("where people train is told without a name, and leads to those behind it")
    func activities() async throws {
        try await TestApp.run { app in
            let here = try #require(CoarsePlace(near: 55.676, 12.568))
            let (ana, _) = try await Self.shown("Ana", app, at: here)
            let (ben, bens) = try await Self.shown("Ben", app, at: here)
            let place = try #require(Coordinate(latitude: 55.68, longitude: 12.57))
            let gym = Gym(id: "osm-node-1", name: "Nordhavn Gym", place: place)
            _ = try await GymStore(database: app.environment.database).replace("test", with: [gym], at: 1)
            #expect(try await ben.api(.put, "/gyms/osm-node-1/favourite").status == .noContent)
            #expect(try await ben.api(.post, "/gyms/osm-node-1/visits").status == .noContent)
            let page = try await ana.get("/together/people?show=activities")
            #expect(page.text.contains("Nordhavn Gym") && page.text.contains("1 person trains here"))
            #expect(!page.text.contains("mostly") && !page.text.contains("Ben"))
            let answer = try await ana.api(.get, "/people/activities?lat=55.676&lon=12.568").json()
            let found = try #require((answer["activities"] as? [[String: Any]])?.first)
            #expect(found["gym"] as? String == "osm-node-1" && found["people"] as? Int == 1)
            let people = try await ana.api(.get, "/people?anywhere=true&gym=osm-node-1").json()["people"]
            #expect((people as? [[String: Any]])?.first?["memberId"] as? Int64 == bens)
            let (cleo, _) = try await Self.shown("Cleo", app, at: nil)
            #expect(try await cleo.get("/together/people?show=activities").text.contains("Say where first"))
            #expect(try await cleo.api(.get, "/people/activities").status == .unprocessableContent)
            #expect(try await cleo.get("/together/people").status == .ok)
        }
    }

    @Test(
        "who said they are in a gym is found there, of those who show it and may be met",
        arguments: Backend.available
    )
    func presence(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let here = try #require(CoarsePlace(near: 55.676, 12.568))
            let place = try #require(Coordinate(latitude: 55.68, longitude: 12.57))
            let gym = Gym(id: "osm-node-1", name: "Nordhavn Gym", place: place)
            _ = try await GymStore(database: app.environment.database).replace("test", with: [gym], at: 1)
            let (ana, _) = try await Self.shown("Ana", app, at: here)
            let teen = try await app.neighbour("Teen", birthday: "2009-05-17") { $0.shares = .presence }
            let silent = try await app.neighbour("Silent")
            let blocked = try await app.neighbour("Blocked") { $0.shares = .presence }
            let ben = try await app.neighbour("Ben") { $0.shares = .presence }
            let blocking = try await blocked.person.api(.put, "/blocks/\(try await ana.id())")
            #expect(blocking.status == .noContent, "\(blocking.text)")
            func found() async throws -> (people: [Int64], activities: [Int]) {
                let people = try await ana.api(.get, "/people?anywhere=true&gym=osm-node-1").json()["people"]
                let activities = try await ana.api(.get, "/people/activities?lat=55.676&lon=12.568").json()
                return (
                    (people as? [[String: Any]] ?? []).compactMap { $0["memberId"] as? Int64 },
                    (activities["activities"] as? [[String: Any]] ?? []).compactMap { $0["people"] as? Int }
                )
            }
            for one in [teen, silent, blocked] {
                #expect(try await one.person.api(.post, "/gyms/osm-node-1/visits").status == .noContent)
            }
            let before = try await found()
            #expect(before.people == [] && before.activities == [])
            #expect(try await ben.person.api(.post, "/gyms/osm-node-1/visits").status == .noContent)
            let after = try await found()
            #expect(after.people == [ben.id] && after.activities == [1])
            #expect(try await ana.get("/together/people?show=activities&km=5").text.contains("1 person trains here"))
            #expect(try await ben.person.api(.delete, "/gyms/osm-node-1/visits").status == .noContent)
            #expect(try await found().people == [])
        }
    }

    @Test("who measures in miles reads and picks miles, while devices keep to kilometres")
    func miles() async throws {
        try await TestApp.run { app in
            let (ana, _) = try await Self.shown("Ana", app, at: CoarsePlace(near: 55.676, 12.568))
            _ = try await Self.shown("Ben", app, at: CoarsePlace(near: 55.757, 12.568))
            #expect(try await ana.get("/together/people").text.contains("About 8 km away"))
            let units = try await ana.api(.patch, "/me", #"{"distanceUnit": "mi"}"#)
            try #require(units.status == .ok, "\(units.text)")
            let page = try await ana.get("/together/people").text
            #expect(page.contains("About 5 mi away") && page.contains("Within (mi)") && page.contains(#"name="mi""#))
            #expect(try await ana.get("/together/people?mi=5").text.contains("About 5 mi away"))
            #expect(try await ana.get("/together/people?mi=4").text.contains("Nobody like that here yet"))
            let refused = try await ana.get("/together/people?mi=63")
            #expect(refused.status == .unprocessableContent && refused.text.contains("Look 1 to 62 miles around."))
            let found = try await ana.api(.get, "/people?km=9").json()["people"] as? [[String: Any]]
            #expect(found?.first?["kilometres"] as? Int == 8)
        }
    }
}
