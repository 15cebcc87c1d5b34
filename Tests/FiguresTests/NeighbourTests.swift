import Testing

@testable import Figures

/// Figures that fresh eyes took for a neighbour keep what tells them apart.
struct NeighbourTests {
    @Test("colours the arms of a hook and keeps the other fist at the chin: a coloured belly was taken for a turn")
    func hooks() throws {
        let motion = try #require(FigureLibrary["hooks"])
        #expect(motion.working == [.upperArm, .forearm])
        let hook = motion.skeleton(at: motion.stillShare)
        #expect(abs(hook.nearArm.middle.y - hook.nearArm.root.y) < 10, "the elbow is as high as the shoulder")
        #expect((hook.farArm.end - hook.head).length < 30)
    }

    @Test("rests a Pendlay row's bar on the floor for half of the time, under a level trunk")
    func pendlayRow() throws {
        let frames = try #require(FigureLibrary["pendlay-row"]).frames(20).dropLast()
        // A plate is drawn 18 in radius with a stroke of 5.
        #expect(frames.count { abs($0.nearArm.end.y - 20.5) < 1 } >= 10)
        #expect(frames.allSatisfy { (85...90).contains($0.high) })
    }

    @Test("opens and closes the hands in a fist squeeze, small and large, and bends no wrist")
    func fists() throws {
        let motion = try #require(FigureLibrary["fist-squeeze"])
        for drawn in [motion, try #require(motion.inWheelchair)] {
            let closed = drawn.frames(10).compactMap(\.fist)
            #expect(closed.min() == 0 && closed.max() == 1)
            #expect(drawn.keys.allSatisfy { $0.pose.hand == nil })
            #expect(drawn.largeHand != nil)
        }
    }

    @Test("keeps both feet on their marks in a weight shift, the longer arrow beside the loaded one")
    func weightShift() throws {
        let motion = try #require(FigureLibrary["weight-shift"])
        for frame in motion.frames(12) {
            let shafts = Motion.loads(32, frame).split(separator: "M").map { Outline("M" + $0, width: 0).top }
            guard abs(frame.hip.x) > 1 else { continue }
            #expect((shafts[0] > shafts[1]) == (frame.hip.x > 0), "near first")
        }
        for frame in motion.frames(12) {
            for (foot, mark) in [(frame.nearLeg.tip, 28.0), (frame.farLeg.tip, -28)] {
                #expect(abs(try #require(foot).x - mark) < 0.5)
            }
        }
    }

    @Test("taps ahead, to the side and behind from the middle of a star")
    func star() throws {
        let frames = try #require(FigureLibrary["one-leg-taps"]).frames(40)
        let feet = try frames.map { (try #require($0.nearLeg.tip), try #require($0.farLeg.tip)) }
        let ways = feet.map { $0.0 - $0.1 }
        #expect(ways.contains { $0.x > 30 } && ways.contains { $0.x < -50 }, "ahead and behind")
        #expect(ways.contains { abs($0.x) < 10 && $0.y < -10 }, "towards us is lower")
    }
}
