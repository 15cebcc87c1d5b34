import Audit
import Foundation
import Hummingbird
import Nutrition
import Web

extension AppEnvironment {
    /// What can be eaten: the catalogue's foods and the member's own.
    func addFoods(
        _ lookup: FoodLookup,
        _ views: Views,
        own: RouterGroup<MemberContext>,
        api: RouterGroup<MemberContext>,
        diary: RouterGroup<MemberContext>
    ) {
        let (database, now) = (self.database, self.now)
        let foods = FoodController(
            database: database,
            lookup: lookup,
            online: self.online,
            views: views,
            now: now
        )
        foods.addRoutes(to: own)
        foods.addRoutes(toAPI: api)
        let ownFoods = OwnFoodController(database: database, lookup: lookup, views: views, now: now)
        ownFoods.addRoutes(to: own)
        ownFoods.addRoutes(toAPI: api)
        let online = OnlineController(database: database, online: self.online, views: views, now: now)
        online.addRoutes(to: own)
        online.addRoutes(toAPI: api)
        for kind in Dish.Kind.allCases {
            let dishes = DishController(kind, database: database, lookup: lookup, views: views, now: now)
            dishes.addRoutes(to: own)
            dishes.addRoutes(toAPI: api, diary: diary)
        }
        let contributions = ContributionController(database: database, now: now)
        contributions.addRoutes(to: own)
        contributions.addRoutes(toAPI: api)
    }

    /// What administrators decide about members' foods, nutritionists' texts and members, and the list of what they
    /// decided.
    func addReview(_ lookup: FoodLookup, _ views: Views, admin: RouterGroup<AdminContext>) {
        ReviewController(database: self.database, lookup: lookup, views: views, now: self.now).addRoutes(to: admin)
        ModerationController(database: self.database, views: views, now: self.now).addRoutes(to: admin)
        AuditController(database: self.database, views: views).addRoutes(to: admin)
        self.addReportQueue(views, admin: admin)
    }
}
