import Foundation
import Storage
import Support
import Testing

@testable import Training

struct GazetteerTests {
    @Test(
        "the larger towns of the world are known without an import, by any of their names",
        arguments: [
            ("Wien", 2_761_369), ("vienna", 2_761_369), ("København", 2_618_425), ("Köln", 2_886_242),
            ("Koeln", 2_886_242), ("Springfield, MO", 4_409_896), ("Springfield, Illinois", nil),
            ("Springfield, IL", 4_250_542), ("Graz, Austria", 2_778_067), ("東京", 1_850_147), ("Nowherebury", nil),
            ("", nil), ("|", nil), ("wien|vienne", nil), ("2761369", nil),
        ] as [(String, Int64?)]
    )
    func shipped(words: String, id: Int64?) async throws {
        let fixture = try await Gym(.sqlite)
        #expect(try await Gazetteer(database: fixture.database).find(words)?.id == id)
    }

    @Test(
        "a name is completed while it is typed, so that what is chosen is found",
        arguments: [
            ("Kopenhagen", "Kopenhagen, Denmark"), ("copenh", "Copenhagen, Denmark"), ("Köl", "Köln, Germany"),
            ("springfield", "Springfield, MO"), ("gra", "Graz, Austria"), ("東", nil),
        ] as [(String, String?)]
    )
    func completed(words: String, name: String?) async throws {
        let gazetteer = Gazetteer(database: try await Gym(.sqlite).database)
        let names = try await gazetteer.completions(of: words, limit: 40)
        #expect(Set(names).count == names.count)
        if let name { #expect(names.contains(name), "\(names)") }
        for name in names { #expect(try await gazetteer.find(name) != nil, "\(name)") }
        #expect(try await gazetteer.completions(of: words, limit: 3).count <= 3)
        #expect(try await gazetteer.completions(of: "|", limit: 8).isEmpty)
        #expect(try await gazetteer.completions(of: "", limit: 8).isEmpty)
    }

    @Test("of the names that begin so the largest towns come, those that are listed so first")
    func order() {
        let text = """
            # a head |not a name|
            1\tNewark\tUS\tNJ\t40.7\t-74.2\t300000\t|newark|new|
            2\tNewbury\tGB\tENG\t51.4\t-1.3\t70000\t|newbury|
            3\tOld Town\tUS\tME\t44.9\t-68.6\t60000\t|old town|newer|
            4\tNew\tUS\tNY\t40.1\t-74.0\t50000\t|new|

            """
        let towns = ShippedTowns(Data(text.utf8))
        func names(_ start: String, _ limit: Int) -> [String] {
            towns.completions(of: start, limit: limit).map { "\($0.place.id) \($0.plain)" }
        }
        #expect(names("new", 9) == ["1 newark", "2 newbury", "4 new", "1 new", "3 newer"])
        #expect(names("new", 2) == ["1 newark", "2 newbury", "1 new", "3 newer"])
        #expect(names("newb", 9) == ["2 newbury"] && names("old town", 9) == ["3 old town"])
        #expect(names("newz", 9).isEmpty && names("a", 9).isEmpty && names("zz", 9).isEmpty)
        #expect(names("not", 9).isEmpty && names("new|", 9).isEmpty && names("", 9).isEmpty)
        #expect(towns.places(named: "new").map(\.id) == [1, 4])
        #expect(towns.places(named: "ne").isEmpty)
    }

    @Test("names are completed from the operator's gazetteer first", arguments: Backend.available)
    func completedOwn(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let places = try PlaceFileTests.read([
            PlaceFileTests.line(7, "Grazerdorf", population: 12),
            PlaceFileTests.line(8, "Zell an der Ü", population: 9),
        ]).places
        _ = try await NamedPlaceStore(database: fixture.database).replace("towns", with: places, at: 1)
        let gazetteer = Gazetteer(database: fixture.database)
        #expect(try await gazetteer.completions(of: "graz", limit: 8).first?.hasPrefix("Grazerdorf") == true)
        #expect(try await gazetteer.completions(of: "ZELL AN DER U", limit: 8).count == 1)
        #expect(try await NamedPlaceStore(database: fixture.database).completions(of: "%").isEmpty)
        #expect(try await NamedPlaceStore(database: fixture.database).completions(of: "grazz").isEmpty)
    }

    @Test("the operator's gazetteer comes before the towns that are there anyway", arguments: Backend.available)
    func own(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let places = try PlaceFileTests.read([PlaceFileTests.line(7, "Wien", population: 12)]).places
        _ = try await NamedPlaceStore(database: fixture.database).replace("towns", with: places, at: 1)
        let gazetteer = Gazetteer(database: fixture.database)
        #expect(try await gazetteer.find("wien")?.id == 7)
        #expect(try await gazetteer.find("Vienna")?.id == 2_761_369)
        #expect(try await gazetteer.holdsAny())
        #expect(try await Gazetteer(database: fixture.database, shipped: ShippedTowns(Data())).find("Graz") == nil)
    }

    @Test(
        "a place is called after the town around it, not after its quarter, and after none far from all",
        arguments: [(52.5208, 13.408, "Berlin"), (55.68, 12.56, "Copenhagen"), (0, -140, nil)]
            as [(Double, Double, String?)]
    )
    func near(latitude: Double, longitude: Double, name: String?) async throws {
        let fixture = try await Gym(.sqlite)
        let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
        #expect(try await Gazetteer(database: fixture.database).townNear(place) == name)
    }

    @Test("after a town of the operator's gazetteer first", arguments: Backend.available)
    func nearOwn(_ backend: Backend) async throws {
        let fixture = try await Gym(backend)
        let places = try PlaceFileTests.read([
            PlaceFileTests.line(7, "Wetzelsdorf", at: "47.05", "15.40"),
            PlaceFileTests.line(8, "Wien", at: "48.2", "16.4"),
        ]).places
        _ = try await NamedPlaceStore(database: fixture.database).replace("towns", with: places, at: 1)
        let place = try #require(Coordinate(latitude: 47.066, longitude: 15.45))
        #expect(try await Gazetteer(database: fixture.database).townNear(place) == "Wetzelsdorf")
    }

    @Test("a name that nobody has is looked up, not searched for through the whole file")
    func unknown() async throws {
        let towns = ShippedTowns.all
        let isQuick = await Tries.isDone(within: .seconds(2)) {
            for number in 0..<5_000 where !towns.places(named: "nowherebury \(number)").isEmpty {
                Issue.record("\(number)")
            }
        }
        #expect(isQuick)
    }

    @Test("of towns with one name the largest comes first")
    func alike() {
        let alike = ShippedTowns.all.places(named: "springfield")
        #expect(alike.count >= 3)
        #expect(alike.map(\.population) == alike.map(\.population).sorted(by: >))
    }

    @Test("every town of the file can be read, and is found by its name")
    func file() throws {
        let lines = try String(contentsOf: ShippedTowns.file, encoding: .utf8).split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        #expect(lines.count > 10_000)
        var wrong: [String] = []
        for line in lines {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let names = fields.last?.split(separator: "|").map(String.init) ?? []
            let coordinate = Double(fields[4]).flatMap { latitude in
                Double(fields[5]).flatMap { Coordinate(latitude: latitude, longitude: $0) }
            }
            if fields.count != 8 || coordinate == nil || names.first != NamedPlace.plain(fields[1]) {
                wrong.append(fields[1])
            }
            wrong += names.filter { NamedPlace.plain($0) != $0 }
            guard let first = names.first, let last = names.last, let id = Int64(fields[0]) else { continue }
            for name in Set([first, last]) where !ShippedTowns.all.places(named: name).contains(where: { $0.id == id })
            {
                wrong.append(name)
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }
}
