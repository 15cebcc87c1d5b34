import Testing

@testable import Community

struct CoarsePlaceTests {
    @Test(
        "a place is kept to about a kilometre, and the same again when it is kept once more",
        arguments: [(55.676, 12.568), (-33.9, 151.2), (69.65, 18.96), (89.9999, 179.9999), (-90, -180), (0, 0)]
    )
    func isBlurred(latitude: Double, longitude: Double) throws {
        let place = try #require(CoarsePlace(near: latitude, longitude))
        #expect(CoarsePlace(near: place.latitude, place.longitude) == place)
        let rows = abs(place.latitude - latitude) * 111.2
        #expect(rows <= 0.47)
        #expect(
            try #require(CoarsePlace(near: latitude, longitude + (longitude < 179 ? 0.000_01 : 0))).latitude
                == place.latitude
        )
    }

    @Test("what is off the map is no place", arguments: [(91.0, 0.0), (0, 181), (.nan, 0), (0, .infinity)])
    func offTheMap(latitude: Double, longitude: Double) { #expect(CoarsePlace(near: latitude, longitude) == nil) }

    @Test("who is a kilometre away is in the regions around")
    func around() throws {
        let here = try #require(CoarsePlace(near: 55.499, 179.999))
        let there = try #require(CoarsePlace(near: 55.501, -179.999))
        #expect(here.regions.contains(there.region))
        #expect(Set(here.regions).count == 9)
        #expect(here.kilometres(to: there) < 2)
    }
}
