import Storage

extension WorkoutPlan {
    private static let mostFigures = 5

    /// The names of figures of the main part, each once and at most five, by which a workout is shown in short.
    var figures: [String] {
        var seen: Set<String> = [""]
        let items = self.phases.filter { $0.part == .main }.flatMap(\.items)
        let names = items.map { ExerciseFigures.name(of: $0.like ?? $0.exercise) }
        return Array(names.filter { seen.insert($0).inserted }.prefix(Self.mostFigures))
    }
}

extension WorkoutPlan {
    /// The minutes that it takes, as its page says them; nil for an empty one.
    var minutes: Int? {
        let parts = self.phases.filter { !$0.items.isEmpty }.map(\.seconds)
        return parts.isEmpty ? nil : WorkoutWords.wholeMinutes(ofParts: parts)
    }
}

extension Workout {
    /// The names of figures by which it is shown in short.
    package var figures: [String] { self.plan.figures }
}

extension WorkoutStore {
    /// Returns the figures of some workouts by their ids, without those that are gone.
    package func figures(of workouts: [String]) async throws -> [String: [String]] {
        try await self.plans(of: workouts).mapValues(\.figures)
    }

    /// Returns the minutes that some workouts take, as their pages say them, by their ids.
    package func minutes(of workouts: [String]) async throws -> [String: Int] {
        try await self.plans(of: workouts).compactMapValues(\.minutes)
    }

    /// Returns the plans of some workouts by their ids, without those that are gone.
    func plans(of workouts: [String]) async throws -> [String: WorkoutPlan] {
        guard !workouts.isEmpty else { return [:] }
        let rows = try await self.database.rows(
            """
            SELECT id, plan FROM workout
            WHERE owner_id = \(self.owner) AND id IN \(list: workouts) AND removed_at IS NULL
            """
        ) { row in
            var columns = row.reader
            return (id: try columns.text(), plan: WorkoutPlan(text: try columns.text()) ?? .unreadable)
        }
        return Dictionary(rows.map { ($0.id, $0.plan) }, uniquingKeysWith: { one, _ in one })
    }
}
