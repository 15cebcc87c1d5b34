/// All motions there are, by name.
package enum FigureLibrary {
    package static let motions: [Motion] =
        [
            Motion.squats, Motion.lunges, Motion.hinges, Motion.presses, Motion.pulls, Motion.arms, Motion.legs,
            Motion.trunk, Motion.steady, Motion.machines, Motion.bursts, Motion.stretches, Motion.balance,
            Motion.seatedMobility, Motion.seatedStretches, Motion.boxing,
            Motion.seatedDrills, Motion.steps, Motion.marches, Motion.wheels, Motion.waters, Motion.jumps,
            Motion.floorCore, Motion.barbells, Motion.dumbbells, Motion.gym, Motion.cables, Motion.pushes, Motion.yoga,
            Motion.matStretches, Motion.variants, Motion.floorLegs, Motion.standing,
        ]
        .flatMap { $0 }

    package static subscript(name: String) -> Motion? { Self.byName[name] }

    private static let byName = Dictionary(Self.motions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
