extension Motion {
    /// What moves like another, faster or slower.
    static let paces: [Motion] = [
        Motion.bursts.like("mountain-climber").named("slow-mountain-climber", around: [], seconds: 2.6),
        Motion.bursts.like("jump-rope").named("fast-rope", seconds: 0.5),
        Motion.bursts.like("sled-push").named("sled-sprint", seconds: 1).rushing(3),
        Motion.bursts.like("shadow-boxing").named("speed-punches", seconds: 0.8),
        Motion.seatedBoxing.like("seated-boxing").named("fast-seated-boxing", seconds: 0.8),
        Motion.dances.like("ballroom").named("quickstep", seconds: 1.3),
        Motion.cycles.like("bike").named("bike-sprint", seconds: 0.7) { $0.leaning(13) }.with(Fixture.surges),
        Motion.cycles.like("bike").named("easy-bike", seconds: 1.6) { $0.sittingUp },
        Motion.steady.like("run").named("easy-run", around: Fixture.talk, seconds: 1) { $0.leaning(-4) },
        Motion.steady.like("treadmill-run").named("easy-treadmill-run", seconds: 1) { $0.leaning(-4) },
        Motion(
            "fast-run",
            .roundByHalves,
            0.65,
            working: [.thigh, .shank],
            Pose.bounds.map { $0.leaning(7).kneeHigher }
        ).rushing(2),
        Motion.cycles.like("easy-ride").named("ride", around: Fixture.bicycle, seconds: 1.2).rushing(1),
        Motion.cycles.like("easy-ride").named("fast-ride", around: Fixture.bicycle, seconds: 0.8) { $0.leaning(9) }
            .with(Fixture.surges),
        Motion.steady.like("walk").named("fast-walk", seconds: 1.1) { $0.leaning(5).elbowsBent }.rushing(1),
        Motion.steady.like("walk").named("indoor-walk", around: Fixture.house, seconds: 1.6),
    ]
}

extension Pose {
    /// Returns the same with the trunk so much further forward; the face keeps half of where it looks.
    fileprivate func leaning(_ more: Double) -> Pose {
        var pose = self
        pose.low += more
        pose.high += more
        pose.head += more / 2
        return pose
    }

    /// Upright on the saddle, a hand on the thigh, as one pedals without any hurry.
    fileprivate var sittingUp: Pose {
        var pose = self
        (pose.low, pose.high, pose.head) = (6, 10, 4)
        return pose.with(arms: .swing(4, 52), farArm: .swing(0, 48))
    }

    /// The far leg, the one in the air, swings through higher.
    fileprivate var kneeHigher: Pose {
        guard case .swing(let thigh, let shank, let foot) = self.farLeg, thigh > 0 else { return self }
        return self.with(legs: self.nearLeg, farLeg: .swing(thigh * 1.2, shank, foot: foot))
    }

    /// Arms that swing with bent elbows, as in brisk walking.
    fileprivate var elbowsBent: Pose { self.with(arms: self.nearArm.bent, farArm: self.farArm.bent) }
}

extension Arm {
    fileprivate var bent: Arm {
        guard case .swing(let upper, _) = self else { return self }
        return .swing(upper * 1.5, upper * 1.5 + 78)
    }
}
