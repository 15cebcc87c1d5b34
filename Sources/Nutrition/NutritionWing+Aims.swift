package import Foundation
import Jobs
package import Members
package import Storage
package import Web
import Wings

/// The controllers of goals, energy, timelines, advice, measurements and reminders.
extension NutritionWing {
    var aims: [any Controller] { self.goals + self.advice + self.measurements }

    var aimJobs: [JobKind] {
        let (cohorts, reminders) = (self.cohorts, self.reminders)
        return [
            JobKind(CohortJob.kind, plan: { try await cohorts.plan() }, run: cohorts.run),
            JobKind(ReminderJob.kind, plan: { try await reminders.plan() }, run: reminders.run),
        ]
    }

    /// Reminders to eat, to drink and to weigh oneself, as a device reads them.
    package static func reminders(
        of context: MemberContext,
        in database: any Database,
        at now: @Sendable @escaping () -> Date
    ) async throws -> any Encodable & Sendable {
        try await ReminderResponse.all(of: context.signedIn.id, in: database)
    }

    /// Plans a member's reminders anew, because their time zone changed.
    package func follow(_ member: Member.ID, to zone: TimeZone) async throws {
        try await self.reminders.follow(member, to: zone)
    }

    private var goals: [any Controller] {
        let (database, views, now) = (self.floor.database, self.floor.views, self.floor.now)
        let planner = GoalPlanner(
            database: database,
            goalBaseline: self.ports.goalBaseline,
            weighings: self.ports.weighings,
            now: now
        )
        let weights = WeightTimelineController(
            database: database,
            views: views,
            weighings: self.ports.weighings,
            goalBaseline: self.ports.goalBaseline,
            now: now
        )
        return [
            GoalController(planner: planner, views: views),
            NutritionTimelineController(database: database, views: views, now: now),
            weights,
        ]
    }

    private var advice: [any Controller] {
        let (database, views, now) = (self.floor.database, self.floor.views, self.floor.now)
        let recommendations = RecommendationFinder(database: database, catalogue: self.catalogue)
        let others = CohortFinder(
            database: database,
            catalogue: self.catalogue,
            table: self.ideas,
            training: self.ports.training
        )
        let advice = AdviceController(
            database: database,
            finder: IdeaFinder(database: database, table: self.ideas, now: now),
            plates: PlateFinder(
                database: database,
                table: self.plates,
                own: OwnPlates(database: database, lookup: self.lookup),
                now: now
            ),
            others: others,
            recommendations: recommendations,
            eater: self.ports.eater,
            views: views,
            now: now
        )
        return [
            advice,
            PlateController(
                log: PlateLog(database: database, lookup: self.lookup, table: self.plates),
                advice: advice,
                now: now
            ),
            ExclusionController(database: database, catalogue: self.catalogue, views: views, now: now),
            RecommendationController(
                database: database,
                finder: recommendations,
                eater: self.ports.eater,
                views: views,
                now: now
            ),
            AuthorController(database: database, catalogue: self.catalogue, views: views, now: now),
            ModerationController(database: database, views: views, now: now),
            SharingController(database: database, finder: others, eater: self.ports.eater, views: views, now: now),
        ]
    }

    private var measurements: [any Controller] {
        let (database, views, now) = (self.floor.database, self.floor.views, self.floor.now)
        let ledger = EnergyLedger(database: database, goalBaseline: self.ports.goalBaseline, now: now)
        return [
            EnergyController(ledger: ledger, views: views),
            MeasurementController(database: database, views: views, now: now),
            ReminderController(database: database, views: views, now: now),
        ]
    }

    private var cohorts: CohortJob {
        CohortJob(
            database: self.floor.database,
            catalogue: self.catalogue,
            courses: self.ports.courses,
            training: self.ports.training,
            now: self.floor.now
        )
    }

    private var reminders: ReminderJob {
        ReminderJob(
            database: self.floor.database,
            mail: self.floor.mail,
            publicAddress: self.floor.site.publicAddress,
            recipients: self.ports.recipients,
            unsubscribe: self.ports.unsubscribe,
            toTrain: self.ports.toTrain,
            now: self.floor.now
        )
    }
}
