import Testing

@testable import Figures

struct TruthTests {
    @Test(
        "every body keeps its lengths, its joints' ranges, its contacts and out of what is solid, in every frame",
        arguments: FigureLibrary.motions.map(\.name)
    )
    func holds(name: String) throws {
        let motion = try #require(FigureLibrary[name])
        #expect(Truth(motion).complaints == [])
        #expect(motion.inWheelchair.map { Truth($0).complaints } ?? [] == [])
    }

    @Test("notices a knee that bends the wrong way, a foot in the floor, a hand out of reach, a head in a wall")
    func notices() {
        func complaints(_ pose: Pose, around: [Fixture] = []) -> String {
            Truth(Motion("wrong", .back, 2, around: around, working: [], [pose]), frames: 2).complaints.joined(
                separator: "; "
            )
        }
        let arms = Arm.swing(2, 6)
        #expect(complaints(Pose(0, 84.6, lean: 0, legs: .swing(0, 40), arms: arms)).contains("knee"))
        #expect(complaints(Pose(0, 60, lean: 0, legs: .swing(0, 0), arms: arms)).contains("in the floor"))
        #expect(complaints(.standing(arms: .hold(120, 120))).contains("misses its place"))
        #expect(complaints(.standing(arms: arms), around: Fixture.wall(-3)).contains("in a block"))
        #expect(complaints(.standing(arms: arms)).isEmpty)
    }

    @Test("notices a bar that is drawn through a leg")
    func bars() {
        func complaints(_ angle: Double) -> [String] {
            let pose = Pose.standing(arms: .swing(angle, angle))
            return Truth(Motion("wrong", .back, 2, held: .barbell, working: [], [pose]), frames: 2).complaints
        }
        #expect(complaints(0).joined().contains("the bar is in the thigh"))
        #expect(complaints(10) == [])
    }

    @Test("has every motion once")
    func names() {
        let names = FigureLibrary.motions.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(FigureLibrary["somersault"] == nil)
    }
}
