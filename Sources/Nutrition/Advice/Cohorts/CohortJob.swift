import FoodCatalogue
import Foundation
import HealthMath
import Jobs
import Members
import Storage

/// Counts every night what cohorts eat and train.
struct CohortJob: Sendable {
    static let kind = "cohorts"

    private let database: any Database
    private let catalogue: Catalogue
    private let count: CohortCount
    private let training: CohortTraining
    private let now: @Sendable () -> Date

    /// `courses` selects weights: see `CohortCount`.
    init(
        database: any Database,
        catalogue: Catalogue,
        courses: @Sendable @escaping (SQL, CalendarDay, CalendarDay) -> SQL,
        training: CohortTraining,
        now: @Sendable @escaping () -> Date
    ) {
        self.database = database
        self.catalogue = catalogue
        self.training = training
        self.count = CohortCount(database: database, courses: courses, trained: training.trained)
        self.now = now
    }

    /// Adds the job if it is missing; called at every start.
    func plan() async throws {
        try await JobStore(database: self.database).add(Self.kind, due: self.nextNight, key: Self.kind)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        try await self.work()
        return .again(at: self.nextNight)
    }

    /// Counts everything that is due this night.
    func work() async throws {
        let now = self.now()
        try await self.count.admit(on: CalendarDay(now, in: .gmt), now: now)
        for cohort in try await self.count.uncounted() {
            _ = try await self.database.settingAside(RowName("cohort", key: cohort.name)) {
                try await self.count(cohort.name, on: cohort.day, now)
            }
        }
    }

    private func count(_ cohort: String, on day: CalendarDay, _ now: Date) async throws {
        let foods = try await self.count.foods(of: cohort, on: day)
        // Only foods of the catalogue: a member's own food would reveal its maker. So would an own exercise.
        let known = Set(try await self.catalogue.foods(foods.map(\.food)).map(\.id))
        let exercises = try await self.count.exercises(of: cohort, on: day)
        try await self.count.keep(
            foods.filter { known.contains($0.food) },
            exercises.filter { self.training.isEverybodys($0.exercise) },
            of: cohort,
            now: now
        )
    }

    /// Three o'clock at night, UTC.
    private var nextNight: Date { WallClock(.gmt).next(minutes: 180, after: self.now()) }
}
