import Foundation
import Members
import Web

/// Shows what a session came to.
extension WorkoutSessionController {
    func summary(of session: TrainingSession, _ frame: Frame, _ context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let activity = try await self.sessions.activity(of: session, of: member.id)
        let summary = SessionSummaryPage(
            session,
            activity: activity,
            isFirst: try await self.sessions.isFirst(activity, of: member.id),
            for: try await self.trainee(member, nil),
            efforts: try await self.sessions.efforts(of: session, of: member.id),
            hasWorkout: try await self.sessions.workout(of: session, member.id) != nil,
            at: self.sessions.now(),
            member: member,
            frame: frame
        )
        return try self.views.render(summary)
    }
}
