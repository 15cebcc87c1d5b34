/// All motions there are, by name.
package enum FigureLibrary {
    package static let motions: [Motion] =
        [
            Motion.squats, Motion.lunges, Motion.hinges, Motion.presses, Motion.pulls, Motion.arms, Motion.legs,
            Motion.trunk, Motion.steady, Motion.machines, Motion.bursts, Motion.stretches, Motion.variants, Motion.yoga,
            Motion.yogaFlows, Motion.yogaFloor, Motion.taiChi, Motion.matMobility, Motion.matStretches,
            Motion.dumbbellLegs, Motion.dumbbells, Motion.kettlebells, Motion.thrown, Motion.dumbbellRaises,
            Motion.cables, Motion.bandRows, Motion.bands, Motion.antiTurns, Motion.seatedBands, Motion.ropes,
            Motion.planks, Motion.sidePlanks, Motion.floorCore, Motion.standingCore, Motion.fourPoint, Motion.bigBalls,
            Motion.bridges, Motion.floorLegs, Motion.sideLying, Motion.supportedLegs, Motion.steps, Motion.slides,
            Motion.dances, Motion.hops, Motion.gymLegs, Motion.gym, Motion.hanging, Motion.leaningRows, Motion.standing,
            Motion.standingLegs, Motion.standingStretches, Motion.pushes, Motion.airMoves, Motion.floorPulls,
            Motion.wallSquats, Motion.barbellSquats, Motion.barbells, Motion.olympicLifts, Motion.jumps,
            Motion.climbers, Motion.squatCombos, Motion.waters, Motion.swims, Motion.balance, Motion.balanceWalks,
            Motion.seatedBoxing, Motion.seatedDrills, Motion.seatedArms, Motion.marches, Motion.ways, Motion.boxing,
            Motion.kicks, Motion.seatedStretches, Motion.seatedLegStretches, Motion.seatedLegs, Motion.seatedMobility,
            Motion.seatedTrunk,
            Motion.wheels, Motion.skis, Motion.partialSquats, Motion.chairStands, Motion.shortRanges, Motion.grips,
            Motion.floorLifts, Motion.gaits, Motion.paces, Motion.paceSigns, Motion.cycles, Motion.floorStretches,
            Motion.strokes, Motion.lyingTrunk, Motion.selfResistance, Motion.upside, Motion.rolling,
            Motion.outwardTurns, Motion.circuits,
        ]
        .flatMap { $0 }

    package static subscript(name: String) -> Motion? { Self.byName[name] }

    private static let byName = Dictionary(Self.motions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension [Motion] {
    /// Returns the motion of a name; a name that isn't there stops whoever wrote it, for another's poses would pass unseen.
    func like(_ name: String) -> Motion {
        guard let motion = self.first(where: { $0.name == name }) else {
            preconditionFailure("No motion of this family is called \(name).")
        }
        return motion
    }
}
