import Accounts
import Foundation
import HealthMath
import Planning
import Storage
import Training
import Web

/// Reminders to train, and what they must know of members that other wings can tell.
extension AppEnvironment {
    var workoutReminderJob: WorkoutReminderJob {
        WorkoutReminderJob(
            database: self.database,
            people: self.reminderPeople,
            planner: self.reminderPlanner,
            lines: self.lines,
            nextFree: self.nextFree(of:after:),
            now: self.now
        )
    }

    var reminderPlanner: ReminderPlanner {
        ReminderPlanner(
            database: self.database,
            seal: self.seal,
            members: self.reminderPeople.members,
            now: self.now
        )
    }

    var reminderPeople: ReminderPeople {
        let database = self.database
        let members = MemberStore(database: database)
        return ReminderPeople(
            members: { ids in
                Dictionary(uniqueKeysWithValues: try await members.find(ids).map { ($0.id, $0.asMember) })
            },
            aims: { try await BodyStore.aims(of: $0, in: database).mapValues(\.trainingAim) },
            proposal: { member, minutes in
                // The last one made that waits and fits; twenty are looked through.
                try await WorkoutStore(database: database, owner: member).page(.notStarted, limit: 20)
                    .first { $0.request.minutes <= minutes }
                    .map {
                        ProposedWorkout(title: $0.title, minutes: $0.request.minutes, path: "/workouts/\($0.id)")
                    }
            }
        )
    }

    /// The beginning of a member's next free time of the week to come.
    @Sendable
    func nextFree(of member: Member, after moment: Date) async throws -> Stretch? {
        let days = FreeDays(database: self.database, seal: self.seal, owner: member.id, zone: member.timeZone)
        return try await days.days(from: member.day(at: moment), count: 7).flatMap(\.slots)
            .first { $0.start >= moment.milliseconds }
    }
}

extension FitnessAim {
    fileprivate var trainingAim: TrainingAim {
        switch self {
        case .buildMuscle, .gainWeight: .muscle
        case .getStronger: .strength
        case .loseWeight, .keepWeight: .weight
        case .stamina: .stamina
        case .mobility: .mobility
        case .feelBetter: .wellbeing
        }
    }
}
