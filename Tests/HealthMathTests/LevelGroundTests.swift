import Testing

@testable import HealthMath

struct LevelGroundTests {
    // Worked by the equations as the ACSM's guidelines print them: 3 mph is 80.4 m/min, 11.54 ml/kg/min, 3.3 MET; 6 mph is
    // 160.8 m/min, 35.66 ml/kg/min, 10.2 MET.
    @Test("gives the worked examples", arguments: [(LevelGround.walking, 80.4, 3.3), (.running, 160.8, 10.2)])
    func published(way: LevelGround, metresAMinute: Double, met: Double) throws {
        let found = try #require(way.equivalent(metresASecond: metresAMinute / 60)).value
        #expect(abs(found - met) < 0.05)
    }

    @Test(
        "says nothing of a speed nobody walks or runs",
        arguments: [
            (LevelGround.walking, 0.0), (.walking, 2.5), (.running, 0.5), (.running, 30), (.running, -3),
            (.running, .nan), (.walking, .infinity),
        ]
    )
    func bounds(way: LevelGround, metresASecond: Double) {
        #expect(way.equivalent(metresASecond: metresASecond) == nil)
    }
}
