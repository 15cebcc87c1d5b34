import Testing

@testable import Figures

struct SkeletonTests {
    @Test("puts a hand where it holds and a foot where it stands, with bones of their length")
    func contacts() {
        let pose = Pose(-19, 40, lean: 40, legs: .stand(14), arms: .hold(40, 70))
        let body = Skeleton(pose)
        #expect((body.nearArm.end - Point(40, 70)).length < 0.01)
        #expect(((body.nearLeg.tip ?? body.hip) - Point(14, Proportions.footRadius)).length < 0.01)
        #expect(abs((body.nearLeg.middle - body.hip).length - Proportions.thigh) < 0.01)
        #expect(abs((body.nearArm.end - body.nearArm.middle).length - Proportions.forearm) < 0.01)
        #expect(body.nearLeg.middle.x > body.hip.x, "a knee bends forward")
    }

    @Test("says by how much a hand falls short")
    func miss() {
        let far = Skeleton(.standing(arms: .hold(200, 130.7))).nearArm
        #expect(abs(far.miss - (200 - Proportions.upperArm - Proportions.forearm)) < 1)
    }

    @Test("changes sides, and seen from the front right for left")
    func mirrored() {
        let pose = Pose(
            10,
            80,
            lean: 5,
            legs: .stand(20),
            farLeg: .stand(-20),
            arms: .swing(8, 8),
            farArm: .swing(90, 90)
        )
        #expect(pose.mirrored(seen: .side).nearArm == .swing(90, 90))
        let other = pose.mirrored(seen: .front)
        #expect(other.hip == Point(-10, 80) && other.low == -5)
        #expect(other.nearLeg == .stand(20) && other.farLeg == .stand(-20))
    }

    @Test("goes there and back, and with one side after the other")
    func courses() {
        let (up, down) = (Pose.standing(arms: .swing(0, 0)), Pose.standing(arms: .swing(90, 90), farArm: .swing(0, 0)))
        let one = Motion("one", .back, 2, working: [], [up, down])
        #expect(one.skeleton(at: 0) == Skeleton(up) && one.skeleton(at: 1) == Skeleton(up))
        #expect(one.skeleton(at: 0.55).nearArm.upperAngle == 90)
        let both = Motion("both", .eachSide, 4, working: [], [up, down])
        #expect(abs(both.skeleton(at: 0.77).farArm.upperAngle - 90) < 0.01)
        #expect(abs(both.skeleton(at: 0.77).nearArm.upperAngle) < 0.01)
    }
}
