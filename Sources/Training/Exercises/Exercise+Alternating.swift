extension Exercise {
    /// Exercises whose repetitions go from side to side: an odd number is one more for one leg or arm than for the other.
    static let alternating: Set<Exercise.ID> = [
        "arms-still-dead-bug", "ball-dead-bug", "ball-seated-march", "bicycle-crunch", "bird-dog", "bridge-march",
        "dead-bug", "dead-bug-heel-tap",
        "dumbbell-walking-lunge", "heel-touches", "hip-switch-90-90", "kettlebell-halo", "legs-still-dead-bug",
        "lying-knee-rock", "neck-turn", "plank-shoulder-tap", "reach-and-open", "renegade-row", "russian-twist",
        "seated-foot-lift", "seated-lean", "seated-leg-extend", "seated-reach-across", "seated-reach-out",
        "seated-side-reach", "seated-trunk-turn", "side-step-squat",
        "slow-mountain-climber", "standing-bird-dog", "standing-crunch", "standing-cross-crunch", "towel-wring",
        "trunk-turns", "walking-knee-hug", "walking-lunge",
        "wall-shoulder-tap",
    ]
}
