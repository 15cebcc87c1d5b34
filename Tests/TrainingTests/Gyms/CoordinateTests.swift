import Testing

@testable import Training

struct CoordinateTests {
    @Test(
        "distances are those of published examples",
        arguments: [
            // Land's End to John o' Groats, and Baghdad to Osaka as the haversine gives them.
            (50.066389, -5.714722, 58.643889, -3.070000, 968_854.0),
            (35.0, 45.0, 35.0, 135.0, 7_871_994),
            (55.6761, 12.5683, 55.6761, 12.5683, 0),
            (0, 179.9, 0, -179.9, 22_239),
            (90, 0, -90, 0, 20_015_115),
        ]
    )
    func metres(_ north: Double, _ east: Double, _ toNorth: Double, _ toEast: Double, _ metres: Double) throws {
        let from = try #require(Coordinate(latitude: north, longitude: east))
        let to = try #require(Coordinate(latitude: toNorth, longitude: toEast))
        #expect(abs(from.metres(to: to) - metres) <= max(1, metres * 0.0001))
        #expect(abs(from.metres(to: to) - to.metres(to: from)) < 0.001)
    }

    @Test(
        "nothing lies off the map",
        arguments: [(90.1, 0.0), (0, 180.1), (.nan, 0), (0, .infinity), (-91, -181)]
    )
    func off(_ latitude: Double, _ longitude: Double) {
        #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
    }
}
