import Hummingbird
import Nutrition
import Planning
import Web

extension AppEnvironment {
    /// Nudges to train, and the answers to them.
    func addReminders(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let training = WorkoutReminderController(
            database: self.database,
            views: views,
            lines: self.lines,
            people: self.reminderPeople,
            nextFree: self.nextFree(of:after:),
            now: self.now
        )
        training.addRoutes(to: own)
        training.addRoutes(toAPI: api)
        let food = ReminderController(database: self.database, views: views, now: self.now)
        // One list of all that a member is reminded of, whichever wing does it.
        api.get("reminders") { _, context in
            JSONResponse(
                AllReminders(
                    reminders: try await food.all(for: context),
                    training: try await training.all(for: context.signedIn)
                )
            )
        }
    }
}

/// All that a member is reminded of, as a device reads it.
private struct AllReminders: Encodable, Sendable {
    let reminders: [ReminderResponse]
    let training: TrainingRemindersResponse
}
