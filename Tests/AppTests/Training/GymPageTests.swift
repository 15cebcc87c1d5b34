import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing
import Web

@testable import App
@testable import Training

struct GymPageTests {
    private static func fill(_ app: TestApp) async throws {
        let gyms = [("osm-node-1", 55.681, "One & Only"), ("osm-node-2", 55.8, "Two")].map { id, latitude, name in
            Training.Gym(
                id: id,
                name: name,
                place: Coordinate(latitude: latitude, longitude: 12.57),
                hours: "24/7",
                phone: "+45 12 34"
            )
        }
        _ = try await GymStore(database: app.environment.database).replace("list", with: gyms, at: 1)
    }

    @Test("both doors answer with the nearest gyms", arguments: Backend.available)
    func nearest(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            #expect(try await ana.get("/gyms?lat=55.68&lon=12.57").text.contains("no list of gyms yet"))
            try await Self.fill(app)
            let page = try await ana.get("/gyms?lat=55.68&lon=12.57").text
            #expect(page.contains("One &amp; Only"))
            #expect(page.contains("0.1 km"))
            #expect(!page.contains("data-map="))
            let gyms = try await ana.api(.get, "/gyms?lat=55.68&lon=12.57&limit=1").json()["gyms"]
            let gym = try #require((gyms as? [[String: Any]])?.first)
            #expect(gym["id"] as? String == "osm-node-1")
            #expect(gym["metres"] as? Double == 111)
            #expect(gym["openingHours"] as? String == "24/7")
            #expect(try await ana.get("/gyms?lat=-55&lon=100").text.contains("no gym of our list within 300 km"))
        }
    }

    @Test(
        "a place that can't be is said beside its field",
        arguments: [("lat=91&lon=0", "lat"), ("lat=1&lon=east", "lon"), ("lat=1", "lon"), ("lon=1", "lat")]
    )
    func wrong(_ query: String, _ field: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/gyms?\(query)").status == .unprocessableContent)
            let answer = try await ana.api(.get, "/gyms?\(query)")
            #expect(answer.status == .unprocessableContent)
            #expect((try answer.json()["errors"] as? [String: Any])?[field] != nil)
        }
    }

    @Test("what is typed for a place is completed by gyms and towns", arguments: Backend.available)
    func completed(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await Self.fill(app)
            #expect(try await ana.get("/gyms").text.contains("hx-get=\"/gyms/names\""))
            let asked = [("one", "One &amp; Only"), ("Copenh", "Copenhagen, Denmark")]
            for (typed, name) in asked {
                let names = try await ana.get("/gyms/names?place=\(typed)").text
                #expect(names.contains("<option value=\"\(name)\">"), "\(names)")
            }
            for query in ["", "place=", "place=o", "place=%25%25", "place=" + String(repeating: "a", count: 200)] {
                #expect(try await !ana.get("/gyms/names?\(query)").text.contains("<option"), "\(query)")
            }
        }
    }

    @Test("a place is kept only when its member says so")
    func remembered() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            try await Self.fill(app)
            _ = try await ana.get("/gyms?lat=55.68&lon=12.57")
            #expect(try await !ana.get("/gyms").text.contains("One &amp; Only"))
            #expect(try await ana.post("/gyms/place", ["lat": "55.68", "lon": "12.57"]).status == .seeOther)
            #expect(try await ana.get("/gyms").text.contains("One &amp; Only"))
            #expect(try await !ben.get("/gyms").text.contains("One &amp; Only"))
            #expect(try await ana.post("/gyms/place/removal").status == .seeOther)
            #expect(try await !ana.get("/gyms").text.contains("One &amp; Only"))
            #expect(try await ana.post("/gyms/place", ["lat": "155"]).status == .badRequest)
        }
    }

    private static func toast(of answer: TestResponse) throws -> Toast {
        let text = try #require(answer.cookie(named: "spotter_toast")?.split(separator: "=", maxSplits: 1).last)
        return try JSONDecoder().decode(Toast.self, from: try #require(Data(base64Encoded: String(text))))
    }

    @Test("a place that was forgotten is had back by Undo, by its member alone", arguments: Backend.available)
    func forgotten(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            try await Self.fill(app)
            _ = try await ana.post("/gyms/place", ["lat": "55.68", "lon": "12.57"])
            let forgotten = try await ana.post("/gyms/place/removal")
            let toast = try Self.toast(of: forgotten)
            #expect(toast.text == "Forgotten" && toast.undo.hasPrefix("/gyms/place/"))
            #expect(try await !ana.get("/gyms").text.contains("One &amp; Only"))
            #expect(try await ben.post(toast.undo).status == .notFound)
            #expect(try await ana.post("/gyms/place/nonsense/restoration").status == .notFound)
            #expect(try await ana.post(toast.undo).status == .seeOther)
            #expect(try await ana.get("/gyms").text.contains("One &amp; Only"))
            #expect(try await !ben.get("/gyms").text.contains("One &amp; Only"))
            // There is nothing to undo where nothing was remembered.
            #expect(try Self.toast(of: try await ben.post("/gyms/place/removal")).undo.isEmpty)
        }
    }

    @Test("a town is said by its name, and gyms by theirs, where they are or not", arguments: Backend.available)
    func named(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await Self.fill(app)
            let town = NamedPlace(
                id: 2_618_425,
                name: "Copenhagen",
                country: "DK",
                region: "17",
                coordinate: try #require(Coordinate(latitude: 55.676, longitude: 12.568)),
                population: 1_153_615,
                otherNames: ["København", "Koppenstad"]
            )
            let barn = Training.Gym(id: "osm-node-3", name: "Barn", place: nil, town: "Ostkleinhus")
            _ = try await GymStore(database: app.environment.database).replace("barns", with: [barn], at: 1)
            #expect(try await ana.get("/gyms?place=koppenstad").text.contains("We know no such place."))
            _ = try await NamedPlaceStore(database: app.environment.database).replace("towns", with: [town], at: 1)
            let page = try await ana.get("/gyms?place=koppenstad").text
            #expect(page.contains("One &amp; Only") && page.contains("Remember this place"))
            let ostkleinhus = try await ana.get("/gyms?place=ostkleinhus").text
            #expect(ostkleinhus.contains("Of that name") && ostkleinhus.contains("In Ostkleinhus."))
            #expect(!ostkleinhus.contains(#"data-pin="Barn""#))
            let near = try #require(
                try await ana.api(.get, "/gyms?place=K%C3%B8benhavn,%20DK").json()["gyms"] as? [[String: Any]]
            )
            #expect(near.count == 2 && near[0]["metres"] is Double)
            let barns = try #require(try await ana.api(.get, "/gyms?place=barn").json()["gyms"] as? [[String: Any]])
            #expect(barns.count == 1 && barns[0]["town"] as? String == "Ostkleinhus" && barns[0]["latitude"] == nil)
            let unknown = try await ana.api(.get, "/gyms?place=nowherebury")
            #expect(unknown.status == .unprocessableContent)
            #expect((try unknown.json()["errors"] as? [String: Any])?["place"] != nil)
            let chosen = try await ana.post("/gyms/favourites", ["gym": "osm-node-3", "place": "ostkleinhus"])
            #expect(chosen.headers[.location] == "/gyms?place=ostkleinhus")
            #expect(try await ana.get("/gyms?lat=55.68&lon=12.57").text.contains("Barn"))
        }
    }

    @Test("a gym can be made one's own and visited, each taken back")
    func own() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await Self.fill(app)
            let gym = ["gym": "osm-node-2", "lat": "55.68", "lon": "12.57"]
            let chosen = try await ana.post("/gyms/favourites", gym)
            #expect(chosen.headers[.location] == "/gyms?lat=55.68&lon=12.57")
            #expect(try await ana.get("/gyms").text.contains("Your gyms"))
            #expect(try await ana.post("/gyms/visits", gym).status == .seeOther)
            #expect(try await ana.get("/gyms").text.contains("You were here today"))
            let taken = try await ana.post("/gyms/visits/removal", gym)
            #expect(try await !ana.get("/gyms").text.contains("You were here today"))
            #expect(try await ana.post(try #require(taken.undo)).status == .seeOther)
            #expect(try await ana.get("/gyms").text.contains("You were here today"))
            #expect(try await ana.post("/gyms/favourites/removal", gym).status == .seeOther)
            #expect(try await !ana.get("/gyms").text.contains("Your gyms"))
            #expect(try await ana.post("/gyms/favourites/osm-node-2/restoration").status == .seeOther)
            #expect(try await ana.get("/gyms").text.contains("Your gyms"))
            #expect(try await ana.post("/gyms/favourites/removal", gym).status == .seeOther)
            #expect(try await ana.post("/gyms/visits", ["gym": "nowhere"]).status == .notFound)
        }
    }

    @Test("a device makes a gym its member's own and says that they are there, each once, and takes it back")
    func ownOnDevices() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            try await Self.fill(app)
            func own(_ person: TestPerson) async throws -> [[String: Any]] {
                try #require(try await person.api(.get, "/gyms/favourites").json()["gyms"] as? [[String: Any]])
            }
            for path in ["favourite", "favourite"] {
                #expect(try await ana.api(.put, "/gyms/osm-node-2/\(path)").status == .noContent)
                #expect(try await ana.api(.post, "/gyms/osm-node-2/visits").status == .noContent)
            }
            let mine = try await own(ana)
            #expect(mine.count == 1 && mine[0]["id"] as? String == "osm-node-2" && mine[0]["visited"] as? Bool == true)
            #expect(try await own(ben).isEmpty)
            #expect(try await ana.get("/gyms").text.contains("You were here today"))
            #expect(try await ben.api(.delete, "/gyms/osm-node-2/favourite").status == .noContent)
            #expect(try await ana.api(.delete, "/gyms/osm-node-2/visits").status == .noContent)
            #expect(try await own(ana).first?["visited"] as? Bool == false)
            #expect(try await ana.api(.delete, "/gyms/osm-node-2/favourite").status == .noContent)
            #expect(try await own(ana).isEmpty)
            #expect(try await ana.api(.put, "/gyms/nowhere/favourite").status == .notFound)
            #expect(try await ana.api(.post, "/gyms/nowhere/visits").status == .notFound)
        }
    }

    @Test("a workout for the gym shows the nearest three around the place that is remembered, and only then")
    func besideAWorkout() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await Self.fill(app)
            let gym = WorkoutFixture.body.replacing("home", with: "gym")
            try #require(try await ana.api(.post, "/workouts", gym).status == .created)
            let without = try await ana.get(WorkoutFixture.path).text
            #expect(without.contains("Gyms near you") && !without.contains("One &amp; Only"))
            _ = try await ana.post("/gyms/place", ["lat": "55.68", "lon": "12.57"])
            let with = try await ana.get(WorkoutFixture.path).text
            #expect(with.contains("One &amp; Only") && with.contains("/gyms#gym-osm-node-1") && with.contains("24/7"))
            let home = WorkoutFixture.body.replacing("1c00", with: "1d00")
            try #require(try await ana.api(.post, "/workouts", home).status == .created)
            let atHome = try await ana.get(WorkoutFixture.path.replacing("1c00", with: "1d00")).text
            #expect(!atHome.contains("One &amp; Only"))
        }
    }

    @Test("tiles come from the operator's host alone, and only when there is one")
    func tiles() async throws {
        let tiles = MapTiles(address: "https://tile.example.org/{z}/{x}/{y}.png", attribution: "© Mappers")
        try await TestApp.run(.sqlite, configure: { $0.tiles = tiles }) { app in
            let ana = try await app.person()
            try await Self.fill(app)
            let page = try await ana.get("/gyms?lat=55.68&lon=12.57")
            #expect(page.text.contains(#"data-map="https://tile.example.org/{z}/{x}/{y}.png""#))
            #expect(page.text.contains("© Mappers"))
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(policy.contains("img-src 'self' data: blob: https://tile.example.org;"))
        }
        try await TestApp.run { app in
            let ana = try await app.person()
            let policy = try await ana.get("/gyms").headers[.contentSecurityPolicy]
            #expect(policy?.contains("img-src 'self' data: blob:;") == true)
        }
    }

    @Test(
        "what is no address of tiles is refused",
        arguments: [
            "http://tile.example.org/{z}/{x}/{y}.png", "https://tile.example.org/{z}/{x}.png",
            "https://{s}.example.org/{z}/{x}/{y}.png", "https://{z}.example.org/{x}/{y}.png", "/tiles/{z}/{x}/{y}",
            "https://tile.example.org:{z}/{x}/{y}",
        ]
    )
    func noTiles(_ address: String) async throws {
        #expect(MapTiles(address: address, attribution: "x") == nil)
        await #expect(throws: Config.Problems.self) {
            try await Config.read(environment: ["SPOTTER_TILES_URL": address, "SPOTTER_TILES_ATTRIBUTION": "x"])
        }
    }
}
