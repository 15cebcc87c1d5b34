import Testing

@testable import Figures

struct WheelchairTests {
    @Test(
        "stands where a chair stood, seen from the side and from the front",
        arguments: ["seated-band-curl", "seated-boxing", "seated-weights-circuit", "seated-dance"]
    )
    func instead(name: String) throws {
        let motion = try #require(FigureLibrary[name])
        let wheeled = try #require(motion.inWheelchair)
        #expect(wheeled.around != motion.around && wheeled.keys.map(\.pose) == motion.keys.map(\.pose))
        let isChair = { (fixture: Fixture) in Fixture.chair().contains(fixture) || fixture == Fixture.frontChair[4] }
        #expect(motion.around.contains(where: isChair) && !wheeled.around.contains(where: isChair))
        #expect(wheeled.around.count >= motion.around.count, "what is no chair stays")
    }

    @Test(
        "is drawn for nobody who gets up from a chair, leans on one or sits on a machine",
        arguments: ["sit-to-stand", "chair-dip", "chair-squat", "squat", "seated-row", "wheelchair-push"]
    )
    func nowhereElse(name: String) throws {
        let motion = try #require(FigureLibrary[name])
        #expect(motion.inWheelchair == nil)
    }
}
