import Foundation
import Testing

@testable import Training

@Suite("A file of gyms")
struct GymFileTests {
    private func read(_ text: String) throws -> GymFileContents { try GymFile.read(Data(text.utf8), source: "list") }

    @Test("GeoJSON as data.gov.sg wrote it: facts inside a description, the list under a name of its own")
    func description() throws {
        let reading = try self.read(
            """
            {"type": "FeatureCollection", "name": "X", "gyms": [{"type": "Feature", "properties": {"Name": "Harbour Gym",
             "description": "Facilities: Weights  Operating Hours: 7am - 10pm (Mon)   Closed (Sun)  Tel: 6123 4567",
             "INC_CRC": "AB12", "ADDRESSBLOCKHOUSENUMBER": "5", "ADDRESSSTREETNAME": "Quay St", "HYPERLINK": null,
             "ADDRESSPOSTALCODE": "123456"},
             "geometry": {"type": "Point", "coordinates": [103.9, 1.3]}}]}
            """
        )
        let gym = try #require(reading.gyms.first)
        #expect(gym.id == "list-ab12")
        #expect(gym.name == "Harbour Gym")
        #expect(gym.place == Coordinate(latitude: 1.3, longitude: 103.9))
        #expect(gym.hours == "7am - 10pm (Mon) Closed (Sun)")
        #expect(gym.phone == "6123 4567")
        #expect(gym.address == "5 Quay St, 123456")
    }

    @Test("GeoJSON with a table in its description, and an area instead of a point")
    func table() throws {
        let reading = try self.read(
            """
            {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"Name": "kml_1", "Description":
             "<table><tr><th>NAME</th> <td>Iron &amp; Oak</td></tr><tr><th>OPENING HOURS</th><td>24/7</td></tr></table>"},
             "geometry": {"type": "Polygon", "coordinates": [[[10, 50], [10.2, 50], [10.2, 50.4], [10, 50.4]]]}}]}
            """
        )
        let gym = try #require(reading.gyms.first)
        #expect(gym.name == "Iron & Oak")
        #expect(gym.hours == "24/7")
        let place = try #require(gym.place)
        #expect(abs(place.latitude - 50.2) < 1e-9 && abs(place.longitude - 10.1) < 1e-9)
    }

    @Test("Overpass: nodes, and ways and relations with their center")
    func overpass() throws {
        let reading = try self.read(
            """
            {"elements": [
             {"type": "node", "id": 1, "lat": 55.6, "lon": 12.5, "tags": {"leisure": "fitness_centre", "name": "One",
              "opening_hours": "24/7", "addr:street": "Strandvej", "addr:housenumber": "9", "addr:city": "By",
              "contact:phone": "+45 1", "website": "https://one.example"}},
             {"type": "way", "id": 1, "center": {"lat": 55.7, "lon": 12.6},
              "tags": {"leisure": "sports_centre", "sport": "tennis;fitness", "operator": "Two"}},
             {"type": "relation", "id": 3, "center": {"lat": 55.8, "lon": 12.6}, "tags": {"amenity": "gym"}}]}
            """
        )
        #expect(reading.gyms.map(\.id) == ["osm-node-1", "osm-way-1", "osm-relation-3"])
        #expect(reading.gyms.map(\.name) == ["One", "Two", "Gym"])
        #expect(reading.gyms[0].hours == "24/7")
        #expect(reading.gyms[0].address == "Strandvej 9, By")
        #expect(reading.gyms[0].phone == "+45 1")
        #expect(reading.gyms[0].website == "https://one.example")
        #expect(reading.skipped.isEmpty)
    }

    @Test("a gym without coordinates comes in with its town")
    func town() throws {
        let reading = try self.read(
            """
            {"type": "FeatureCollection", "features": [
             {"type": "Feature", "geometry": null, "properties": {"name": "The Barn", "city": "Graz"}},
             {"type": "Feature", "geometry": null, "properties": {"name": "Nowhere"}}]}
            """
        )
        let gym = try #require(reading.gyms.first)
        #expect(gym.id == "list-the-barn-graz" && gym.place == nil && gym.town == "Graz")
        #expect(reading.skipped == ["no place given": 1])
        let tags = #"{"type": "way", "id": 7, "tags": {"amenity": "gym", "name": "Loft", "addr:city": "Graz"}}"#
        let loft = try #require(try self.read(#"{"elements": [\#(tags)]}"#).gyms.first)
        #expect(loft.id == "osm-way-7" && loft.place == nil && loft.town == "Graz")
    }

    @Test(
        "leaves out what can't be used, and says why",
        arguments: [
            (#"{"type": "node", "id": 1, "lat": 91, "lon": 0, "tags": {"amenity": "gym"}}"#, "a place off the map"),
            (#"{"type": "way", "id": 1, "tags": {"amenity": "gym"}}"#, "no place given"),
            (#"{"type": "node", "id": 1, "lat": 1, "lon": 0, "tags": {"amenity": "bar"}}"#, "not a gym"),
            (#"{"type": "node", "id": 1, "lat": 1, "lon": 0}"#, "not a gym"),
            (#"{"type": "node", "lat": 1, "lon": 0, "tags": {"amenity": "gym"}}"#, "no element of OpenStreetMap"),
            ("17", "not an object"),
        ]
    )
    func skipped(_ element: String, _ reason: String) throws {
        let good = #"{"type": "node", "id": 9, "lat": 1, "lon": 2, "tags": {"amenity": "gym"}}"#
        let reading = try self.read("{\"elements\": [\(element), \(good), \(good)]}")
        #expect(reading.gyms.map(\.id) == ["osm-node-9"])
        #expect(reading.skipped == [reason: 1, "in the file already": 1])
    }

    @Test("texts are one line, cut to their length, and links lead only to web pages")
    func texts() throws {
        let name = String(repeating: "Gym\\u0000 \\n", count: 100)
        let reading = try self.read(
            """
            {"elements": [{"type": "node", "id": 1, "lat": 1, "lon": 2, "tags": {"amenity": "gym", "name": "\(name)",
             "website": "javascript:alert(1)", "opening_hours": {"mo": 1}}}]}
            """
        )
        let gym = try #require(reading.gyms.first)
        // Thirty times "Gym " is 120; a blank at the end is cut too.
        #expect(gym.name.count == 119)
        #expect(gym.name.hasPrefix("Gym Gym "))
        #expect(gym.website == nil)
        #expect(gym.hours == nil)
    }

    @Test(
        "what is no file of gyms is refused in words",
        arguments: ["", "[]", "{", "{\"type\": \"FeatureCollection\"}", "{\"type\": \"Feature\", \"features\": []}"]
    )
    func refused(_ text: String) {
        #expect(throws: GymFileProblem.self) { try self.read(text) }
    }
}
