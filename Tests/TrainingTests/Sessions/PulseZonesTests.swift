import Testing

@testable import Training

struct PulseZonesTests {
    @Test("zones are shares of 208 − 0.7 × age, and what lies below half of it is in none")
    func shares() {
        let zones = PulseZones(age: 35)
        #expect(zones.highest == 183.5)
        #expect([90, 92, 111, 129, 150, 166, 200].map { zones.zone(of: $0) } == [nil, 0, 1, 2, 3, 4, 4])
        #expect((0..<5).map(zones.floor(of:)) == [92, 110, 128, 147, 165])
    }

    @Test("windows count fifteen seconds each, and together no more than there were")
    func windows() {
        let pulse = [120.0, 120, 150].enumerated().map { place, beats in
            SessionState.Pulse(window: Int64(place), average: beats, highest: beats)
        }
        let zones = PulseZones(age: 35)
        #expect(zones.seconds(of: pulse, within: 600) == [0, 30, 0, 15, 0])
        #expect(zones.seconds(of: pulse, within: 30) == [0, 20, 0, 10, 0])
        #expect(zones.seconds(of: [], within: 30) == [0, 0, 0, 0, 0])
    }
}
