import Testing

@testable import Training

@Suite("The time that workouts take to make")
struct GeneratorTimesTests {
    @Test("is measured of workouts of all kinds, none of them empty")
    func measured() throws {
        let times = try #require(GeneratorTimes(of: 200, by: try MadePlans.generator.get()))
        #expect(times.sorted.count == 200 && times.sorted == times.sorted.sorted())
        #expect(times.most(of: 0.5) <= times.most(of: 0.99) && times.most(of: 1) == times.sorted.last)
    }
}
