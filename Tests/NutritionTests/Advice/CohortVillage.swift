import Deeds
import FoodCatalogue
import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing
import Web

@testable import Jobs
@testable import Nutrition

/// A village of women of 36 who lose weight, and somebody who tries to find out what one of them eats.
struct CohortVillage {
    static let banana = "usda-09040"
    static let apple = "usda-09003"
    static let lentils = "usda-16070"

    let database: any Database
    let catalogue: Catalogue
    var members: [Member.ID] = []

    init(_ backend: Backend) async throws {
        let course = Migration("test-0001-course") { words in
            [
                """
                CREATE TABLE course (owner_id \(words.integer) NOT NULL PRIMARY KEY, gender \(words.text) NOT NULL,
                    birthday \(words.text) NOT NULL, height_cm \(words.real) NOT NULL, first_kg \(words.real) NOT NULL,
                    last_kg \(words.real) NOT NULL) \(words.strict)
                """,
                """
                CREATE TABLE trained (owner_id \(words.integer) NOT NULL, exercise_id \(words.text) NOT NULL,
                    day \(words.text) NOT NULL) \(words.strict)
                """,
            ]
        }
        self.database = try await backend.open(
            StandInMember.migrations + [course] + JobMigrations.all + DeedMigrations.all + NutritionWing.migrations
        )
        self.catalogue = try ShippedCatalogue.open()
    }

    static let eater = Eater(
        sex: .female,
        birthday: CalendarDay(number: 7_300),  // 27 December 1989
        bodyMassIndex: BodyMassIndex(kilograms: 78, centimetres: 170),
        needs: [],
        aim: nil
    )

    static func night(_ number: Int) -> CalendarDay { CalendarDay(number: 20_500 + number) }

    var cohort: Cohort { get throws { try #require(Cohort(Self.eater, .lose, on: Self.night(0))) } }

    /// Somebody who eats each of these foods every other day of eight weeks, and has lost a kilogram.
    mutating func add(_ foods: [String], agrees: Bool = true, lost: Double = 1) async throws -> Int64 {
        let id = try await StandInMember.add("Member \(self.members.count)", to: self.database)
        self.members.append(id)
        let day = Self.night(0)
        let terms = try SampleGoals.terms(startDay: day.adding(days: -60))
        _ = try await GoalStore(database: self.database, owner: id)
            .set(terms, today: day.adding(days: -60), at: Kitchen.now)
        try await self.database.write { db in
            try db.execute(
                "INSERT INTO course VALUES (\(id), 'female', '1989-12-27', 170.0, 78.0, \(78 - lost))"
            )
        }
        try await self.eat(foods, id, days: -28..<28)
        if agrees { try await CohortStore(database: self.database, owner: id).agree(now: Kitchen.now) }
        return id
    }

    func eat(_ foods: [String], _ id: Int64, days: Range<Int>) async throws {
        for food in foods {
            let item = Food(id: food, name: food, group: "", nutrients: [208: 50], measures: [])
            for day in days where day % 2 == 0 {
                let entry = DiaryEntry(
                    id: UUID().uuidString.lowercased(),
                    day: Self.night(day),
                    meal: "Lunch",
                    food: item,
                    portion: Portion(amount: 100, unit: .gram),
                    minutes: nil
                )
                _ = try await EntryStore(database: self.database, owner: id).add(entry, nutrients: "", now: Kitchen.now)
            }
        }
    }

    /// Lets a member train exercises on some days.
    func train(_ exercises: [String], _ id: Int64, days: [Int]) async throws {
        try await self.database.write { db in
            for exercise in exercises {
                for day in days {
                    try db.execute("INSERT INTO trained VALUES (\(id), \(exercise), \(Self.night(day).description))")
                }
            }
        }
    }

    static let training = CohortTraining(
        trained: { among, first, last in
            """
            SELECT owner_id, exercise_id, day FROM trained WHERE owner_id IN (\(among))
                AND day >= \(first.description) AND day <= \(last.description)
            """
        },
        isEverybodys: { $0 != "own-exercise-of-ana" },
        suiting: { _, exercises, _ in
            exercises.map { ExerciseLine(id: $0, path: "/exercises/\($0)", name: $0, note: "") }
        }
    )

    /// The night's work, `number` days after the first.
    func count(night number: Int = 0) async throws {
        let now = Date(timeIntervalSince1970: Double(Self.night(number).number) * 86_400 + 10_800)
        let job = CohortJob(
            database: self.database,
            catalogue: self.catalogue,
            courses: { among, _, _ in "SELECT * FROM course WHERE owner_id IN (\(among))" },
            training: Self.training,
            now: { now }
        )
        _ = try await job.run(Job(id: 1, kind: CohortJob.kind, payload: "", attempt: 1))
    }

    /// What somebody is shown; by default one who was not counted.
    func shown(to owner: Member.ID = -1) async throws -> [String] {
        try await CohortStore(database: self.database, owner: owner).foods(of: self.cohort)
    }

    /// The exercises that somebody is shown.
    func shownExercises(to owner: Member.ID = -1) async throws -> [String] {
        try await CohortStore(database: self.database, owner: owner).exercises(of: self.cohort)
    }
}
