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

extension Workout {
    /// The names of figures by which it is shown in short.
    package var figures: [String] { self.plan.figures }
}

extension WorkoutStore {
    /// Returns the figures of some workouts by their ids, without those that are gone.
    package func figures(of workouts: [String]) async throws -> [String: [String]] {
        guard !workouts.isEmpty else { return [:] }
        let rows = try await self.database.rows(
            """
            SELECT id, plan FROM workout
            WHERE owner_id = \(self.owner) AND id IN \(list: workouts) AND removed_at IS NULL
            """
        ) { row in
            var columns = row.reader
            return (id: try columns.text(), figures: WorkoutPlan(text: try columns.text())?.figures ?? [])
        }
        return Dictionary(rows.map { ($0.id, $0.figures) }, uniquingKeysWith: { one, _ in one })
    }
}
