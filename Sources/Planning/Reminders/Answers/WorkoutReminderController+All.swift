import Hummingbird
import Members
import Web

/// Answers what all a member is reminded of, for a device.
extension WorkoutReminderController {
    /// Returns all reminders of a member, whichever wing sends them.
    func answerAll(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(
            AllRemindersResponse(
                reminders: try await self.otherReminders(context),
                training: try await self.all(for: context.signedIn)
            )
        )
    }

    private func all(for member: Member) async throws -> TrainingRemindersResponse {
        let settings = try await FreeTimeStore(database: self.database, owner: member.id).settings()
        return TrainingRemindersResponse(settings, try await self.reminders(of: member).all(), self.lines)
    }
}
