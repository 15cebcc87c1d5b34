import Portability

/// The rules of this wing's tables for exports and imports of a member's data.
enum TrainingPortability {
    static let rules = PortabilityRules(
        tables: Self.tables,
        left: [
            "training_event": "the single taps that made a session what it is",
            "record_course": "which records of yours stand, which your activities say",
        ],
        sealed: [
            SealedColumn(table: "remembered_place", column: "sealed", naming: "kind") { kind, owner in
                RememberedPlaceStore.context(kind, of: owner)
            }
        ],
        sheets: [
            Sheet(
                "activities.csv",
                of: "activity",
                order: ["day", "started_at", "id"],
                where: "removed_at IS NULL",
                columns: [
                    ("Day", "day"), ("What", "title"), ("Seconds", "seconds"), ("Distance (m)", "metres"),
                    ("Energy (kcal)", "kcal"), ("Average pulse", "average_beats"), ("Highest pulse", "highest_beats"),
                ]
            )
        ],
        afterwards: [{ owner, _, db in try RecordCourse.forget(of: owner, in: db) }],
        health: [
            HealthPart("workout", "plan") { try (WorkoutPlan(text: $0) ?? .unreadable).withoutHealth.text },
            HealthPart("training_session", "script") { text in
                guard let script = SessionJSON.value(SessionScript.self, text) else { return "" }
                let phases = WorkoutPlan(phases: script.phases).withoutHealth.phases
                return try SessionJSON.text(SessionScript(title: script.title, phases: phases, body: script.body))
            },
        ],
        completions: ["favourite_gym": FavouriteGymStore.complete]
    )
}
