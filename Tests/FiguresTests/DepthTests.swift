import Testing

@testable import Figures

/// A picture is followed before its words are read, so what asks for less must show less.
struct DepthTests {
    @Test(
        "bends the legs less where an exercise asks for less",
        arguments: [
            ("mini-squat", "quarter-squat"), ("quarter-squat", "half-squat"), ("half-squat", "squat"),
            ("squat-push", "squat"), ("squat-row", "squat"), ("squat-reach", "squat"), ("squat-calf-raise", "squat"),
            ("hands-free-squat-flow", "squat"), ("wall-slide-squat", "wall-sit"), ("high-seat-stand", "chair-squat"),
            ("short-leg-press", "leg-press"), ("supported-split-squat", "split-squat"), ("low-step-up", "step-up"),
        ]
    )
    func legs(_ less: String, _ more: String) throws {
        #expect(try Self.shortestLeg(less) > Self.shortestLeg(more) + 2)
    }

    @Test(
        "moves the hands less where a machine's way is short",
        arguments: [("short-machine-press", "machine-press"), ("short-row", "row-machine")]
    )
    func hands(_ less: String, _ more: String) throws {
        #expect(try Self.wayOfHand(less) < Self.wayOfHand(more) * 0.7)
    }

    @Test("shows a lift from the floor as it begins, where its end is only someone standing")
    func stills() throws {
        for name in ["deadlift", "trap-bar-deadlift", "sumo-deadlift", "rack-pull"] {
            let motion = try #require(FigureLibrary[name])
            #expect(motion.stillShare == 0, "\(name)")
        }
    }

    /// From hip to ankle at a motion's deepest.
    private static func shortestLeg(_ name: String) throws -> Double {
        let frames = try #require(FigureLibrary[name]).frames(24)
        return try #require(frames.map { ($0.nearLeg.end - $0.nearLeg.root).length }.min())
    }

    private static func wayOfHand(_ name: String) throws -> Double {
        let frames = try #require(FigureLibrary[name]).frames(24)
        return try #require(frames.map { ($0.nearArm.end - frames[0].nearArm.end).length }.max())
    }
}
