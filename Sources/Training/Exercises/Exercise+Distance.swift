extension Exercise {
    /// Whether one gets on in it, or a machine counts as if: runs, walks, rides, rows and swims have a distance, stairs and what is
    /// done in one place in the water have none.
    var hasDistance: Bool { self.continuous == true && !Self.inOnePlace.contains(self.id) }

    private static let inOnePlace: Set<Exercise.ID> = [
        "stair-walk", "stair-run", "stair-machine", "water-aerobics", "pool-arms", "tread-water",
        "wheelchair-ball-drill",
    ]
}
