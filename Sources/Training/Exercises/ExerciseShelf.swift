import Members
import Storage

/// The exercises that one member can choose from: the catalogue's and their own.
struct ExerciseShelf: Sendable {
    /// Every exercise, excluded ones too.
    let all: ExerciseCatalogue
    /// The exercises that may be proposed: all but the excluded ones.
    let offered: ExerciseCatalogue
    /// The member's own, in no order.
    let own: [OwnExercise]
    /// The exercises that the member excluded for good.
    let excluded: Set<Exercise.ID>

    init(_ catalogue: ExerciseCatalogue, own: [OwnExercise] = [], excluded: Set<Exercise.ID> = []) {
        let all = own.isEmpty ? catalogue : catalogue.adding(own.map(\.exercise))
        self.all = all
        self.offered =
            excluded.isEmpty ? all : ExerciseCatalogue(all.exercises.filter { !excluded.contains($0.id) })
        self.own = own
        self.excluded = excluded
    }

    /// Reads the member's exercises and exclusions in one statement.
    static func read(
        _ catalogue: ExerciseCatalogue,
        of owner: Member.ID,
        in database: any Database
    ) async throws -> ExerciseShelf {
        let rows = try await database.rows(
            """
            SELECT 1 AS is_own, \(OwnExercise.columns) FROM own_exercise
            WHERE owner_id = \(owner) AND removed_at IS NULL
            UNION ALL
            SELECT 0, exercise_id, '', '', '', '', '', '', '', '', '', '', '', 0, 0, NULL, NULL, NULL, 0, 0
            FROM exercise_exclusion WHERE owner_id = \(owner)
            """,
            Self.line
        )
        return ExerciseShelf(catalogue, own: rows.compactMap(\.own), excluded: Set(rows.compactMap(\.excluded)))
    }

    /// A row of the statement: an own exercise or an exclusion.
    private struct Line: Sendable {
        var own: OwnExercise?
        var excluded: Exercise.ID?
    }

    @Sendable
    private static func line(_ row: SQLRow) throws -> Line {
        var columns = row.reader
        return try columns.bool() ? Line(own: OwnExercise(&columns)) : Line(excluded: columns.text())
    }
}
