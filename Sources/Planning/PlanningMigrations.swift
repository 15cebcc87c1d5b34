package import Storage

/// The schema of this wing.
package enum PlanningMigrations {
    package static let all: [Migration] =
        CalendarMigrations.all + FreeTimeMigrations.all + PlannedMigrations.all
        + WrittenMigrations.all + WorkoutReminderMigrations.all
}
