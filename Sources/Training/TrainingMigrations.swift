package import Storage

/// The schema of this wing; the exercises everybody has are files of the program.
package enum TrainingMigrations {
    package static let all: [Migration] =
        ExerciseMigrations.all + VideoMigrations.all + ActivityMigrations.all + WorkoutMigrations.all
        + SessionMigrations.all + GymMigrations.all
}
