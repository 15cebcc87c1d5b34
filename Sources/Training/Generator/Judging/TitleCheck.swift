/// Reads titles as a member does, by their words, without knowing how they were made.
enum TitleCheck {
    /// What a word promises of some exercise of the main part.
    private static let promises: [(words: Set<String>, holds: @Sendable (Exercise) -> Bool)] = [
        (
            ["run"],
            {
                $0.continuous == true && $0.traits.contains(.impact)
                    && !["shuttle-run", "sprint-intervals", "strides", "stair-run"].contains($0.id)
            }
        ),
        (["walk", "hike"], { $0.id.contains("walk") }),
        (["strides"], { $0.id == "strides" }),
        (["sprint", "sprints"], { ["sprint", "shuttle", "stair-run"].contains(where: $0.id.contains) }),
        (["swim"], { $0.gear.contains("pool") }),
        (["ride"], { $0.id.contains("ride") }),
        (["rower"], { $0.gear.contains("rowing machine") }),
        (["jump", "jumps", "bounds"], { $0.traits.contains(.impact) }),
        (["trunk"], { [.trunk, .brace, .carry].contains($0.pattern) }),
        (["legs"], { $0.pattern.side == .legs || !Set($0.muscles).isDisjoint(with: [.quadriceps, .hamstrings]) }),
        (["chest"], { $0.muscles.contains(.chest) }),
        (["arms"], { !Set($0.muscles).isDisjoint(with: [.biceps, .triceps]) }),
        (["barbell"], { $0.gear.contains { $0 == "barbell" || $0 == "ez bar" || $0 == "trap bar" } }),
        (["dumbbells"], { $0.gear.contains { $0.contains("dumbbell") || $0.contains("kettlebell") } }),
        (["bands"], { $0.gear.contains { $0.contains("band") } }),
        (["machines"], { $0.equipment == .gym }),
    ]

    static func isTrue(_ title: String, of main: [Exercise]) -> Bool {
        let words = Set(title.lowercased().split { !$0.isLetter }.map(String.init))
        return promises.allSatisfy { promise in
            words.isDisjoint(with: promise.words) || main.contains(where: promise.holds)
        }
    }
}
