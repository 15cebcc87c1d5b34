package import Deeds
import Foundation
package import Jobs
package import Members
package import Notices
package import Portability
package import Storage
package import Web
package import Wings

/// The wing of exercises, workouts, sessions, activities, videos and gyms.
package struct TrainingWing: Wing {
    /// The exercise catalogue has no table: it is made of files of the program.
    package static let migrations: [Migration] =
        ExerciseMigrations.all + VideoMigrations.all + ActivityMigrations.all + WorkoutMigrations.all
        + SessionMigrations.all + PlaceMigrations.all + GymMigrations.all + PlaceGearMigrations.all

    package static let portability: PortabilityRules = TrainingPortability.rules
    package static let scopes: [Scope.Area] = [.training]
    package static let noticeKinds: [Notice.Kind] = [.rest]
    package static let deedKinds: [Deed.Kind] = [
        .workoutDone, .minutesTrained, .setsDone, .personalRecord, .gymVisit,
    ]

    package static let jobPayloads: [String: JobPayload] = [RestBell.kind: .member]
    package static let parts: [HousePart] = [.videos]

    package let controllers: [any Controller]
    package let jobs: [JobKind]
    package let dailyTasks: [DailyTask]

    private let files: FileController

    /// Creates the wing; the caller closes `videos`.
    package init(
        _ floor: Floor,
        exercises: ExerciseCatalogue,
        safety: SafetyRules,
        generator: WorkoutGenerator,
        videos: Videos,
        ports: TrainingPorts
    ) {
        let (database, views, now) = (floor.database, floor.views, floor.now)
        let shelved: @Sendable (Member.ID) async throws -> ExerciseCatalogue = {
            try await ExerciseShelf.read(exercises, of: $0, in: database).all
        }
        let log = ActivityLog(
            database: database,
            energy: ports.energy,
            exercises: shelved,
            body: ports.body,
            now: now
        )
        let maker = WorkoutMaker(
            database: database,
            catalogue: exercises,
            generator: generator,
            facts: ports.facts,
            trained: ports.trained,
            now: now
        )
        let sessions = Sessions(
            database: database,
            energy: ports.energy,
            facts: ports.facts,
            now: now,
            again: { try await maker.sparing($0, for: $1) }
        )
        let bell = RestBell(sessions: sessions)
        self.files = FileController(imports: WorkoutFileImport(log: log), views: views)
        self.controllers = [
            WeekController(
                database: database,
                views: views,
                energy: ports.energy,
                plans: ports.plans,
                rests: ports.rests,
                monthlyGoal: ports.monthlyGoal,
                viewer: ports.viewer,
                exercises: shelved,
                facts: ports.facts,
                switches: floor.switches,
                now: now
            ),
            ActivityLoggingController(log: log, views: views),
            ActivityController(log: log, views: views),
            CaloriesController(log: log, views: views),
            ProgressController(log: log, goal: { try await ports.facts($0).goal }, views: views),
            self.files,
            ExerciseController(
                database: database,
                catalogue: exercises,
                safety: safety,
                views: views,
                facts: ports.facts,
                tempos: ports.songTempos,
                switches: floor.switches,
                now: now
            ),
            OwnExerciseController(database: database, catalogue: exercises, views: views, now: now),
            VideoController(
                database: database,
                catalogue: exercises,
                videos: videos,
                views: views,
                viewer: ports.viewer
            ),
            DetailsController(),
            SafetyController(safety: safety, views: views, facts: ports.facts, agree: ports.agree, now: now),
            PlaceGearController(database: database, views: views),
            GymController(
                database: database,
                seal: floor.seal,
                views: views,
                presence: ports.presence,
                tiles: ports.tiles,
                now: now
            ),
            PlaceSuggestionController(database: database, views: views),
            WorkoutController(
                maker: maker,
                hasGym: ports.hasGym,
                gyms: GymsNearby(database: database, seal: floor.seal),
                log: log,
                songs: ports.songs,
                switches: floor.switches,
                views: views
            ),
            JustOneController(maker: maker, sessions: sessions),
            PainController(sessions: sessions, soreness: ports.soreness, views: views),
            WorkoutSessionController(
                sessions: sessions,
                bell: bell,
                views: views,
                trainee: maker.trainee(_:since:),
                songs: ports.songs,
                switches: floor.switches,
                simulates: floor.site.isDevelopment
            ),
        ]
        self.jobs = [JobKind(RestBell.kind, run: bell.run)]
        self.dailyTasks = Self.dailyTasks(in: database, videos: videos, now: now)
    }

    /// Reads a file that was sent to `POST /imports`; nil for a file that is no training.
    @Sendable
    package func answer(_ path: String, _ member: Member) async throws -> JSONResponse? {
        try await self.files.answer(path, member)
    }

    /// Deletes what was removed a month ago, and videos that may not be kept any longer.
    private static func dailyTasks(
        in database: any Database,
        videos: Videos,
        now: @Sendable @escaping () -> Date
    ) -> [DailyTask] {
        let monthAgo: @Sendable () -> Date = { now().addingTimeInterval(-30 * 86_400) }
        return [
            DailyTask("workout") { try await WorkoutStore.purge(removedBefore: monthAgo(), in: database) },
            DailyTask("activity") { _ = try await ActivityStore.purge(removedBefore: monthAgo(), in: database) },
            DailyTask("own_exercise") { try await OwnExerciseStore.purge(removedBefore: monthAgo(), in: database) },
            DailyTask("video_search") { try await videos.tidy() },
        ]
    }
}
