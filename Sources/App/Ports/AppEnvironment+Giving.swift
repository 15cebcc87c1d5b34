import Accounts
import Community
import Foundation
import Nutrition
import Planning
import Training

/// Hands workouts and meals to buddies.
extension AppEnvironment {
    var givingWorkouts: Giving {
        let database = self.database
        return Giving(
            find: { id, owner in
                try await WorkoutStore(database: database, owner: owner).find(id.lowercased()).map(SharedThing.init)
            },
            handOver: { gift, db in
                let own = WorkoutStore(database: database, owner: gift.from)
                guard let workout = try own.find(gift.thing.lowercased(), in: db) else { return nil }
                let copy = try WorkoutStore(database: database, owner: gift.to)
                    .receive(workout, from: gift.fromName, as: gift.copy, at: gift.at, in: db)
                guard let copy else { throw Giving.NoRoom(words: WorkoutStore.Full.words) }
                return SharedThing(copy)
            },
            latest: { owner, today, limit in
                let account = try await MemberStore(database: database).find(owner)
                let zone = account.flatMap { TimeZone(identifier: $0.timeZone) } ?? .gmt
                let planned = try await PlannedDays.next(of: owner, from: today, in: zone, database)
                return try await WorkoutStore(database: database, owner: owner)
                    .shareable(limit: limit, planned: planned, today: today, in: zone)
                    .map { (id: $0.id, thing: SharedThing(title: $0.title, note: $0.note, path: $0.path)) }
            }
        )
    }

    var givingMeals: Giving {
        let (database, seal) = (self.database, self.seal)
        return Giving(
            find: { name, owner in
                try await DishStore(database: database, owner: owner).given(name).map {
                    SharedThing($0, path: $0.path)
                }
            },
            handOver: { gift, db in
                let own = DishStore(database: database, owner: gift.from)
                guard let dish = try own.given(gift.thing, in: db) else { return nil }
                do {
                    let path = try DishStore(database: database, owner: gift.to)
                        .receive(dish, from: gift.fromName, as: gift.copy, now: gift.at, in: db)
                    try FoodPhotoStore(database: database, seal: seal, owner: gift.from)
                        .share(gift.thing, with: gift.to, as: gift.copy, in: db)
                    return SharedThing(dish, path: path)
                } catch let full as DishStore.Full {
                    throw Giving.NoRoom(words: full.words)
                }
            },
            latest: { owner, today, limit in
                try await DishStore(database: database, owner: owner).shareable(on: today, limit: limit).map {
                    (id: $0.name, thing: SharedThing(title: $0.title, note: $0.note, path: $0.path))
                }
            }
        )
    }
}

extension SharedCopies {
    /// Writes names on workouts and meals from buddies.
    static let named = SharedCopies(
        naming: [
            .workout: { try WorkoutStore.name($0, of: $1, from: $2, in: $3) },
            .meal: { try DishStore.name($0, of: $1, from: $2, in: $3) },
        ]
    )
}

extension SharedThing {
    fileprivate init(_ workout: Workout) {
        self.init(title: workout.title, note: workout.inShort, path: workout.path, figures: workout.figures)
    }

    fileprivate init(_ dish: GivenDish, path: String) {
        self.init(
            title: dish.name,
            note: dish.inShort,
            path: path,
            signs: dish.signs,
            kilocalories: dish.kilocalories
        )
    }
}
