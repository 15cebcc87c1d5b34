package import Portability

/// What becomes of this wing's tables when a member takes their data along.
package enum PlanningPortability {
    package static let rules = PortabilityRules(
        tables: Self.tables,
        told: ["workout_reminder": "What you were reminded of belongs to then."],
        left: [
            "busy_time": "what your calendars keep busy, read again from them",
            "calendar": "how to open your calendars: passwords stay in the house, so connect them again",
            "written_workout":
                "which planned workouts stand in your calendars, written anew where you connect them again",
            "reminder_plan": "when your reminders are worked out again",
        ],
        afterwards: [{ owner, now, db in try PlanAgain.add(for: owner, at: now, in: db) }]
    )
}
