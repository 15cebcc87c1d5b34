/// What most people mean first by a word for a part of the body or for a kind of training.
extension Exercise {
    /// What it is worth where an exercise of that kind is asked for; more than a word of the question in a name.
    static let knownBest = 1.5
    /// What decides between names that answer alike, which else the alphabet would.
    static let knownBetter = 0.1

    var isBestKnown: Bool { Self.bestKnown.contains(self.id) }

    private static let bestKnown: Set<Exercise.ID> = [
        "barbell-squat", "bodyweight-squat", "barbell-bench-press", "barbell-overhead-press", "barbell-row",
        "barbell-hip-thrust", "push-up", "pull-up", "lat-pull-down", "dumbbell-curl", "cable-push-down",
        "forward-lunge",
        "forearm-plank", "calf-raise", "lateral-raise", "dumbbell-shrug", "brisk-walk", "easy-jog", "stationary-bike",
        "rowing-machine", "crawl-swim", "elliptical", "standing-hamstring-stretch", "downward-dog",
    ]
}
