package import Audit
package import Deeds
package import FoodCatalogue
import Foundation
package import Jobs
package import Notices
package import Portability
package import Storage
package import Web
package import Wings

/// The wing of foods, the diary, goals, energy and advice.
package struct NutritionWing: Wing {
    /// The catalogue's foods are in files of their own, and in no table.
    package static let migrations: [Migration] =
        DiaryMigrations.all + GoalMigrations.all + OnlineMigrations.all + EnergyMigrations.all
        + MeasurementMigrations.all + TimelyAmountMigrations.all
        + AdviceMigrations.all + ReminderMigrations.all
        + OwnFoodMigrations.all + ContributionMigrations.all + DishMigrations.all + ScanningMigrations.all

    package static let portability: PortabilityRules = NutritionPortability.rules
    package static let scopes: [Scope.Area] = [.foods, .diary, .goal, .steps, .timelines, .advice]
    package static let noticeKinds: [Notice.Kind] = [.reminder, .foods]
    package static let deedKinds: [Deed.Kind] = [
        .dayLogged, .withinGoal, .macrosKept, .stepsWalked, .waterDrunk,
    ]
    package static let jobPayloads: [String: JobPayload] = [DaySettling.kind: .member]
    package static let auditActions: [AuditRecord.Action] = [
        .foodAccepted, .foodRefused, .foodReopened, .foodCorrected, .foodRemoved, .textWithdrawn,
        .textRestored,
    ]

    package static let parts: [HousePart] = [.onlineFoods, .foodPhotos]

    let floor: Floor
    let ports: NutritionPorts
    let catalogue: Catalogue
    let online: OnlineFoods
    let ideas: IdeaTable
    let plates: PlateTable
    /// It caches foods and their words, so there is one for all controllers.
    let lookup: FoodLookup
    private let habits = HabitCache()
    let photos: PhotoScans
    private let barcodes = BarcodeScans()

    /// Throws when the program's files of ideas, plates and recognised foods can't be read.
    ///
    /// The caller closes `catalogue` and `online`.
    package init(
        _ floor: Floor,
        catalogue: Catalogue,
        online: OnlineFoods,
        eyes: PhotoEyes,
        ports: NutritionPorts
    ) throws {
        self.floor = floor
        self.ports = ports
        self.catalogue = catalogue
        let online = online.asked(while: { [switches = floor.switches] in switches.isOn(.onlineFoods) })
        self.online = online
        self.ideas = try IdeaTable(catalogue)
        self.plates = try PlateTable(catalogue)
        self.lookup = FoodLookup(catalogue, online: online, database: floor.database)
        self.photos = PhotoScans(floor, table: try RecognisedFoods(), eyes: eyes)
    }

    package var controllers: [any Controller] { self.eating + self.aims }

    package var jobs: [JobKind] {
        let (database, now) = (self.floor.database, self.floor.now)
        let settling = DaySettling(database: database, timeZone: self.ports.timeZone, now: now)
        return [
            JobKind(DaySettling.kind, run: settling.work)
        ] + self.aimJobs
    }

    package var dailyTasks: [DailyTask] {
        let (online, database, now) = (self.online, self.floor.database, self.floor.now)
        let monthAgo: @Sendable () -> Date = { now().addingTimeInterval(-30 * 86_400) }
        let dayAgo: @Sendable () -> Date = { now().addingTimeInterval(-FoodPhoto.regret) }
        return [
            DailyTask("online_miss") { try await online.tidy() },
            DailyTask("diary_entry") { _ = try await EntryStore.purge(removedBefore: monthAgo(), in: database) },
            DailyTask("energy_burned") { _ = try await BurnedStore.purge(removedBefore: monthAgo(), in: database) },
            DailyTask("own_food") { try await OwnFoodStore.purge(removedBefore: monthAgo(), in: database) },
            DailyTask("photo_scan") {
                try await PhotoScanStore.purge(before: now().addingTimeInterval(-PhotoScan.patience), in: database)
            },
            DailyTask("food_photo") { try await FoodPhotoStore.purge(removedBefore: dayAgo(), in: database) },
            DailyTask("taught_photo") { try await TaughtPhotoStore.purge(removedBefore: dayAgo(), in: database) },
            DailyTask("dish") { try await DishStore.purge(removedBefore: monthAgo(), in: database) },
        ]
    }

    private var foodPhotos: FoodPhotos {
        FoodPhotos(database: self.floor.database, seal: self.floor.seal, maySee: self.ports.maySee)
    }

    /// The controllers of foods and the diary.
    var eating: [any Controller] {
        let (database, views, now) = (self.floor.database, self.floor.views, self.floor.now)
        let dishes = Dish.Kind.allCases.map { kind in
            DishController(
                kind: kind,
                database: database,
                lookup: self.lookup,
                photos: self.foodPhotos,
                views: views,
                now: now
            )
        }
        let foods = FoodController(
            database: database,
            lookup: self.lookup,
            online: self.online,
            habits: self.habits,
            hasPhotos: { [switches = self.floor.switches] in switches.isOn(.foodPhotos) },
            views: views,
            now: now
        )
        return [
            DiaryController(
                database: database,
                lookup: self.lookup,
                views: views,
                plans: self.ports.plans,
                running: self.ports.running,
                setUp: self.ports.setUp,
                missions: self.ports.missions,
                keepGoing: self.ports.keepGoing,
                weighings: self.ports.weighings,
                now: now
            ),
            LoggingController(database: database, lookup: self.lookup, foods: foods, photos: self.photos, now: now),
            EntryController(database: database, lookup: self.lookup, photos: self.foodPhotos, views: views, now: now),
            CopyController(database: database, views: views, now: now),
            UsualController(database: database, views: views, now: now),
            MealListController(database: database, views: views),
            SentenceController(database: database, lookup: self.lookup, foods: foods, views: views, now: now),
            foods,
            BarcodeScanController(scans: self.barcodes, foods: foods),
            PhotoScanController(photos: self.photos, lookup: self.lookup, foods: foods, views: views),
            TaughtPhotosController(
                photos: self.photos,
                kept: self.foodPhotos,
                lookup: self.lookup,
                views: views,
                now: now
            ),
            FoodPhotoController(photos: self.foodPhotos, views: views, now: now),
            OwnFoodController(database: database, lookup: self.lookup, views: views, now: now),
            OnlineController(database: database, online: self.online, views: views, now: now),
            ContributionController(database: database, now: now),
            ReviewController(database: database, lookup: self.lookup, views: views, now: now),
        ] + dishes
    }
}
