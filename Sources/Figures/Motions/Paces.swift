extension Motion {
    /// What moves like another, faster or slower.
    static let paces: [Motion] = [
        Motion.bursts.like("mountain-climber").named("slow-mountain-climber", seconds: 2.6),
        Motion.bursts.like("jump-rope").named("fast-rope", seconds: 0.5),
        Motion.bursts.like("sled-push").named("sled-sprint", seconds: 1),
        Motion.bursts.like("shadow-boxing").named("speed-punches", seconds: 0.8),
        Motion.seatedBoxing.like("seated-boxing").named("fast-seated-boxing", seconds: 0.8),
        Motion.dances.like("ballroom").named("quickstep", seconds: 1.3),
        Motion.cycles.like("bike").named("bike-sprint", seconds: 0.7),
        Motion.cycles.like("bike").named("easy-bike", seconds: 1.6),
        Motion.steady.like("run").named("easy-run", seconds: 1),
        Motion.steady.like("run").named("fast-run", seconds: 0.65),
        Motion.cycles.like("ride").named("easy-ride", seconds: 1.6),
        Motion.cycles.like("ride").named("fast-ride", seconds: 0.8),
        Motion.steady.like("walk").named("fast-walk", seconds: 1.1),
        Motion.steady.like("walk").named("indoor-walk", seconds: 1.6),
    ]
}
