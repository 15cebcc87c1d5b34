import Community
import Foundation
import Hummingbird
import Notices
import Nutrition
import Training
import Web

extension AppEnvironment {
    /// Workouts and meals, given to buddies.
    func addSharing(_ views: Views, own: RouterGroup<ConfirmedContext>, api: RouterGroup<ConfirmedContext>) {
        let sharing = ShareController(
            database: self.database,
            seal: self.seal,
            views: views,
            giving: [.workout: self.givingWorkouts, .meal: self.givingMeals],
            people: self.people,
            deliver: MessageDelivery(live: self.relay.live, database: self.database, now: self.now).deliver,
            now: self.now
        )
        sharing.addRoutes(to: own)
        sharing.addRoutes(toAPI: api)
    }

    private var givingWorkouts: Giving {
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
                return SharedThing(copy)
            }
        )
    }

    private var givingMeals: Giving {
        let database = self.database
        return Giving(
            find: { name, owner in
                try await DishStore(database: database, owner: owner).given(name).map {
                    SharedThing($0, path: $0.path)
                }
            },
            handOver: { gift, db in
                let own = DishStore(database: database, owner: gift.from)
                guard let dish = try own.given(gift.thing, in: db) else { return nil }
                let path = try DishStore(database: database, owner: gift.to)
                    .receive(dish, from: gift.fromName, as: gift.copy, now: gift.at, in: db)
                return SharedThing(dish, path: path)
            }
        )
    }
}

extension SharedThing {
    fileprivate init(_ workout: Workout) {
        self.init(title: workout.title, note: workout.inShort, path: workout.path)
    }

    fileprivate init(_ dish: GivenDish, path: String) {
        self.init(title: dish.name, note: dish.inShort, path: path)
    }
}
