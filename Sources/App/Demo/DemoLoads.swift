/// How much made-up people lift: a guess by what they weigh, which tells a story and advises nobody.
enum DemoLoads {
    /// The part of one's weight that a seasoned man takes for ten repetitions; of dumbbells the weight of one.
    private static let parts: [String: Double] = [
        "barbell-squat": 0.8, "front-squat": 0.65, "box-squat": 0.75, "barbell-deadlift": 1, "sumo-deadlift": 1,
        "trap-bar-deadlift": 1, "barbell-romanian-deadlift": 0.75, "barbell-hip-thrust": 1, "barbell-glute-bridge": 0.9,
        "barbell-lunge": 0.4, "barbell-bench-press": 0.65, "incline-bench-press": 0.55, "close-grip-bench-press": 0.55,
        "barbell-overhead-press": 0.4, "barbell-row": 0.55, "pendlay-row": 0.55, "barbell-curl": 0.3,
        "skull-crusher": 0.25,
        "leg-press": 1.4, "wide-stance-leg-press": 1.4, "hack-squat": 0.8, "leg-extension-machine": 0.5,
        "leg-curl-machine": 0.45, "lying-leg-curl": 0.4, "chest-press-machine": 0.55, "shoulder-press-machine": 0.4,
        "seated-row-machine": 0.55, "seated-cable-row": 0.55, "lat-pull-down": 0.55, "close-grip-lat-pulldown": 0.55,
        "cable-push-down": 0.25, "cable-curl": 0.25, "cable-face-pull": 0.2, "goblet-squat": 0.25,
        "dumbbell-front-squat": 0.2, "dumbbell-deadlift": 0.25, "romanian-deadlift": 0.25, "dumbbell-lunge": 0.15,
        "dumbbell-reverse-lunge": 0.15, "bulgarian-split-squat": 0.15, "dumbbell-bench-press": 0.25,
        "dumbbell-incline-press": 0.2, "dumbbell-floor-press": 0.25, "dumbbell-shoulder-press": 0.2,
        "seated-dumbbell-press": 0.2, "bent-over-dumbbell-row": 0.25, "supported-one-arm-row": 0.25,
        "dumbbell-curl": 0.15,
        "hammer-curl": 0.15, "lateral-raise": 0.1, "kettlebell-swing": 0.2, "kettlebell-deadlift": 0.3,
    ]

    /// Returns kilograms as weights are stacked, by 2.5; nil for what isn't done with a weight.
    static func kilograms(of exercise: String, by who: DemoPerson) -> Double? {
        guard let part = self.parts[exercise] else { return nil }
        let strength = (who.gender == "female" ? 0.65 : 1) * (who.experience == "seasoned" ? 1 : 0.7)
        return max(2.5, (part * strength * who.kilograms / 2.5).rounded() * 2.5)
    }
}
