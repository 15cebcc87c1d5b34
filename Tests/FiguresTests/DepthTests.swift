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
        "bends the knees a good deal less where an exercise asks for half",
        arguments: [
            ("squat-push", "squat"), ("squat-row", "squat"), ("squat-reach", "squat"), ("squat-calf-raise", "squat"),
            ("hands-free-squat-flow", "squat"), ("half-squat", "squat"), ("quarter-squat", "squat"),
            ("short-leg-press", "leg-press"), ("jump-squat", "squat"),
        ]
    )
    func bends(less: String, more: String) throws {
        let bends = try [less, more].map { name -> Double in
            let legs = try #require(FigureLibrary[name]).frames(24).map(\.nearLeg)
            return try #require(legs.map { $0.upperAngle - $0.lowerAngle }.max())
        }
        #expect(bends[1] - bends[0] >= 30)
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

    @Test(
        "leans further into a faster pace",
        arguments: [
            ("walk", "fast-walk"), ("easy-run", "run"), ("run", "fast-run"), ("bike", "bike-sprint"),
            ("ride", "fast-ride"),
        ]
    )
    func paces(_ slow: String, _ fast: String) throws {
        let (slow, fast) = try (#require(FigureLibrary[slow]), #require(FigureLibrary[fast]))
        #expect(fast.seconds < slow.seconds)
        #expect(fast.pose(at: 0).high > slow.pose(at: 0).high + 3)
    }

    @Test("keeps arms long that only hang, and legs long that only stretch")
    func longLimbs() throws {
        for frame in try #require(FigureLibrary["scapular-pull-up"]).frames(24) {
            #expect(frame.nearArm.lowerAngle - frame.nearArm.upperAngle < 20)
        }
        for name in ["downward-dog", "pike-push-up"] {
            for frame in try #require(FigureLibrary[name]).frames(24) {
                #expect(frame.nearLeg.upperAngle - frame.nearLeg.lowerAngle < 20, "\(name)")
            }
        }
    }

    @Test("lunges round the clock with the other foot in its place")
    func clock() throws {
        let frames = try #require(FigureLibrary["clock-lunge"]).frames(24)
        let stood = try #require(frames[0].farLeg.tip)
        let ways = try frames.map { try #require($0.farLeg.tip) - stood }
        #expect(ways.allSatisfy { $0.length < 1 })
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
