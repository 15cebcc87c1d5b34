extension Motion {
    /// Rows against bands and against nothing.
    static let bandRows: [Motion] = [
        Motion(
            "one-arm-band-row",
            .back,
            2.8,
            around: Fixture.anchored(90, 106),
            working: [.chest, .upperArm],
            [
                .inStep(arms: .hold(40, 112), far: .onHipsSide),
                .inStep(lean: -4, arms: .swing(-42, 66), far: .onHipsSide),
            ]
        ),
        Motion(
            "band-row",
            .back,
            2.8,
            around: Fixture.anchored(90, 106),
            working: [.chest, .upperArm],
            [.inStep(arms: .hold(40, 112)), .inStep(lean: -4, arms: .swing(-42, 66))]
        ),
        .sitting(
            "seated-band-row",
            .back,
            2.8,
            [.chest, .upperArm],
            with: Fixture.anchored(98, 84),
            [.sat(lean: 8, arms: .swing(80, 84)), .sat(lean: -4, arms: .swing(-44, 68))]
        ),
        .sitting(
            "seated-air-row",
            .back,
            2.8,
            [.chest, .upperArm],
            [.sat(lean: 18, arms: .swing(70, 76)), .sat(lean: -8, arms: .swing(-44, 68))]
        ),
        Motion(
            "air-row",
            .back,
            2.8,
            working: [.chest, .upperArm],
            [
                Pose(-6, 81, lean: 12, legs: .stand(14), arms: .swing(76, 80)),
                Pose(-6, 81, lean: 0, legs: .stand(14), arms: .swing(-46, 64)),
            ]
        ),
    ]
}
