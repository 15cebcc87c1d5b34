extension Motion {
    /// What differs from another in its pace or its ground alone, which a still shows by a sign beside the body.
    static let paceSigns: [Motion] = [
        Motion.paces.like("fast-walk").signed("walking-intervals", Fixture.surges),
        Motion.steady.like("walk").signed("grass-walk", Fixture.grass),
        Motion.steady.like("walk").signed("shuttle-walk", Fixture.cones),
        Motion.marches.like("hill-walk").signed("trail-walk", Fixture.tree),
        Motion.paces.like("fast-run").signed("run-intervals", Fixture.surges),
        Motion.steady.like("run").signed("fartlek", Fixture.unevenSurges + Fixture.tree),
        Motion.steady.like("run").signed("cross-country-run", Fixture.tree),
        Motion.steady.like("run").signed("shuttle-run", Fixture.cones),
        Motion.gaits.like("sprint").signed("sprint-intervals", Fixture.surges),
        Motion.steady.like("treadmill-run").signed("treadmill-intervals", Fixture.surges),
        Motion.cycles.like("easy-ride").named("mountain-ride", around: Fixture.bicycle + Fixture.mountains),
        Motion.wheels.like("air-bike").signed("air-bike-intervals", Fixture.surges),
        Motion.wheels.like("hand-bike").signed("hand-bike-intervals", Fixture.surges),
        Motion.cycles.like("rower").signed("row-intervals", Fixture.surges),
        Motion.strokes.like("crawl").signed("swim-intervals", Fixture.surges),
        Motion.steps.like("step-jack").signed("step-jack-intervals", Fixture.surges),
    ]

    fileprivate func signed(_ name: String, _ sign: [Fixture]) -> Motion { self.with(sign).named(name) }

    /// Returns the same with a sign of how it is done or where.
    func with(_ sign: [Fixture]) -> Motion { self.named(self.name, around: self.around + sign) }

    /// Returns the same with so many lines behind the back, as drawings show speed.
    func rushing(_ lines: Int) -> Motion { self.with(Fixture.rush(lines)) }
}
