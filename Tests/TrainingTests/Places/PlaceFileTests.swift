import Foundation
import Testing

@testable import Training

@Suite("A gazetteer")
struct PlaceFileTests {
    /// A line in GeoNames' format.
    static func line(
        _ id: Int,
        _ name: String,
        others: String = "",
        at latitude: String = "47.06667",
        _ longitude: String = "15.45",
        class: String = "P",
        country: String = "AT",
        region: String = "06",
        population: Int = 222_326
    ) -> String {
        [
            "\(id)", name, name, others, latitude, longitude, `class`, "PPLA", country, "", region, "", "", "",
            "\(population)", "", "353", "Europe/Vienna", "2019-09-05",
        ].joined(separator: "\t")
    }

    static func read(_ lines: [String]) throws -> PlaceFileContents {
        var pieces = [[UInt8](lines.joined(separator: "\n").utf8)]
        return try PlaceFile.read { pieces.popLast() }
    }

    @Test("a line is a town, with its names and its country")
    func town() throws {
        let place = try #require(
            try Self.read([Self.line(2_778_067, "Graz", others: "Gradec,Graecium,,Грац", region: "06")]).places.first
        )
        #expect(place.id == 2_778_067 && place.name == "Graz" && place.country == "AT" && place.region == "06")
        #expect(place.coordinate == Coordinate(latitude: 47.06667, longitude: 15.45))
        #expect(place.population == 222_326)
        #expect(place.plainNames == ["graz", "gradec", "graecium", "грац"])
    }

    @Test(
        "what can't be used is left out, and why is counted",
        arguments: [
            (line(1, "Peak", class: "T"), "not a town"), (line(1, "Far", at: "91"), "a place off the map"),
            (line(1, "Odd", at: "north"), "a place off the map"), ("1\tGraz", "not in GeoNames' format"),
            (line(0, "Graz"), "not in GeoNames' format"), (line(7, "Graz"), "in the file already"),
            (line(1, String(repeating: "a", count: 81)), "a name that can't be used"),
        ]
    )
    func skipped(_ line: String, _ reason: String) throws {
        let contents = try Self.read([Self.line(7, "Graz"), line, "# a comment", ""])
        #expect(contents.places.map(\.id) == [7])
        #expect(contents.skipped == [reason: 1])
    }

    @Test("a file without any town is refused as a whole", arguments: ["", "name,lat,lon\nGraz,47,15", "\0\0\0"])
    func refused(_ text: String) {
        #expect(throws: PlaceFileProblem.self) { try Self.read([text]) }
    }

    @Test("names are looked up without accents, case and hyphens")
    func plain() {
        #expect(NamedPlace.plain("  Köln-Ehrenfeld ") == "koln ehrenfeld")
        #expect(NamedPlace.plain("L’Aquila") == NamedPlace.plain("l'aquila"))
        #expect(NamedPlace.plain("KØBENHAVN") == "kobenhavn" && NamedPlace.plain("Łódź") == "lodz")
        #expect(NamedPlace.plain("Gießen") == NamedPlace.plain("giessen"))
        #expect(NamedPlace.plain(" - ") == "")
    }
}
