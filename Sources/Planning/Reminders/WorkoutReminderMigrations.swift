import Storage

/// Creates the tables of reminders to train, and of when each member's are planned again.
enum WorkoutReminderMigrations {
    static let all = [
        Migration("planning-reminders-0001-reminder") { words in
            [
                """
                CREATE TABLE workout_reminder (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    planned_id \(words.text),
                    start_at \(words.integer) NOT NULL,
                    end_at \(words.integer) NOT NULL CHECK (end_at > start_at),
                    needed \(words.integer) NOT NULL CHECK (needed >= 0),
                    lead \(words.integer) NOT NULL CHECK (lead >= 0),
                    snooze \(words.integer) NOT NULL CHECK (snooze > 0),
                    state \(words.text) NOT NULL CHECK (state IN
                        ('due', 'sent', 'snoozed', 'checked-in', 'busy', 'not-today', 'missed', 'gone')),
                    due_at \(words.integer),
                    line \(words.text) NOT NULL DEFAULT '',
                    PRIMARY KEY (owner_id, id),
                    CHECK ((due_at IS NOT NULL) = (state IN ('due', 'sent', 'snoozed')))
                ) \(words.strict)
                """,
                "CREATE INDEX workout_reminder_day ON workout_reminder (owner_id, day)",
                """
                CREATE INDEX workout_reminder_due ON workout_reminder (due_at, owner_id, id) WHERE due_at IS NOT NULL
                """,
                """
                CREATE TABLE reminder_plan (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    plan_at \(words.integer),
                    turn \(words.integer) NOT NULL,
                    last_line \(words.text) NOT NULL
                ) \(words.strict)
                """,
                "CREATE INDEX reminder_plan_at ON reminder_plan (plan_at, owner_id) WHERE plan_at IS NOT NULL",
            ]
        },
        Migration("planning-reminders-0002-plans") { words in
            ["ALTER TABLE reminder_plan ADD COLUMN reminds_plans \(words.integer) CHECK (reminds_plans IN (0, 1))"]
        },
    ]
}
