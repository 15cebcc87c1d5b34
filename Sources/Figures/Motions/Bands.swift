extension Motion {
    /// Against bands, standing.
    static let bands: [Motion] = [
        Motion(
            "band-press",
            .back,
            2.8,
            around: Fixture.anchored(-92, 118),
            working: [.chest, .upperArm],
            [.inStep(lean: 6, arms: .swing(-50, 84)), .inStep(lean: 8, arms: .swing(84, 88))]
        ),
        Motion(
            "one-arm-band-press",
            .back,
            2.8,
            around: Fixture.anchored(-92, 118),
            working: [.chest, .upperArm],
            [
                .inStep(lean: 6, arms: .swing(-50, 84), far: .onHipsSide),
                .inStep(lean: 8, arms: .swing(84, 88), far: .onHipsSide),
            ]
        ),
        .sitting(
            "seated-band-press",
            .back,
            2.8,
            [.chest, .upperArm],
            with: [.cable(Point(-16, 76))],
            [.sat(arms: .swing(-46, 80)), .sat(lean: 2, arms: .swing(84, 88))]
        ),
        Motion(
            "band-pull-down",
            .back,
            2.8,
            around: [.line(Point(8, 206), Point(60, 206), width: 5), .cable(Point(30, 204))],
            working: [.chest, .upperArm],
            [.standing(lean: 2, arms: .near(20, 52)), .standing(lean: -4, arms: .near(16, 0))]
        ),
        Motion(
            "straight-arm-band",
            .back,
            2.8,
            around: Fixture.anchored(90, 140),
            working: [.chest, .upperArm],
            [.standing(lean: 8, arms: .swing(92, 94)), .standing(lean: 12, arms: .swing(4, 8))]
        ),
        Motion(
            "band-push-down",
            .back,
            2.6,
            around: [.line(Point(20, 206), Point(60, 206), width: 5), .cable(Point(34, 204))],
            working: [.upperArm],
            [.standing(lean: 6, arms: .swing(0, 104)), .standing(lean: 6, arms: .swing(0, 6))]
        ),
        Motion(
            "banded-curl",
            .back,
            2.8,
            held: .footBand,
            working: [.upperArm],
            [.standing(arms: .swing(2, 10)), .standing(arms: .swing(6, 138))]
        ),
        .sitting(
            "seated-band-curl",
            .back,
            2.8,
            [.upperArm],
            held: .footBand,
            [.sat(arms: .swing(-4, 8)), .sat(arms: .swing(6, 136))]
        ),
        Motion(
            "band-overhead-press",
            .back,
            2.8,
            held: .footBand,
            working: [.upperArm],
            [.standing(arms: .near(14, 3)), .standing(arms: .near(4, 57))]
        ),
        Motion(
            "band-squat-press",
            .back,
            3,
            held: .footBand,
            working: [.thigh, .upperArm],
            [.bottom(lean: 28, arms: .near(13, 4)), .standing(arms: .near(13, 4)), .standing(arms: .near(4, 57))]
        ),
        Motion(
            "banded-deadlift",
            .back,
            3.2,
            held: .footBand,
            working: [.thigh, .belly],
            [
                Pose(-26, 60, lean: 58, head: 35, legs: .stand(14), arms: .swing(0, 1)),
                .standing(lean: -2, arms: .swing(4, 6)),
            ]
        )
        .shown(at: 0),
        Motion(
            "banded-good-morning",
            .back,
            3.4,
            held: .footBand,
            working: [.thigh, .belly],
            [.standing(arms: .near(13, -4)), .hinged(arms: .near(13, -4))]
        ),
        Motion(
            "banded-lateral-raise",
            .back,
            2.8,
            seen: .front,
            held: .footBand,
            working: [.upperArm],
            [.front(arms: .swing(10, 8)), .front(arms: .swing(86, 88))]
        ),
        Motion(
            "band-squat-row",
            .back,
            3,
            around: Fixture.anchored(94, 100),
            working: [.thigh, .chest],
            [.bottom(lean: 24, arms: .swing(84, 86)), .standing(lean: -3, arms: .swing(-46, 66))]
        ),
    ]
}
