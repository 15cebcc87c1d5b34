import Community
import Hummingbird
import Web

extension AppEnvironment {
    /// The community's home and its guidelines, for every member.
    func addTogether(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let (database, now) = (self.database, self.now)
        TogetherController(database: database, people: self.people, views: views, now: now).addRoutes(to: own)
        let guidelines = GuidelinesController(database: database, views: views, now: now)
        guidelines.addRoutes(to: own)
        guidelines.addRoutes(toAPI: api)
    }

    /// One's own profile and picture, and what others see of them.
    func addProfiles(_ views: Views, own: RouterGroup<ConfirmedContext>, api: RouterGroup<ConfirmedContext>) {
        let (database, now) = (self.database, self.now)
        let profiles = BuddyProfileController(
            database: database,
            people: self.people,
            freeTimes: self.freeTimes,
            views: views,
            now: now
        )
        profiles.addRoutes(to: own)
        profiles.addRoutes(toAPI: api)
        let photos = PhotoController(
            database: database,
            imageProcessor: self.imageProcessor,
            people: self.people,
            views: views,
            now: now
        )
        photos.addRoutes(to: own)
        photos.addRoutes(toAPI: api)
        let others = PersonController(
            database: database,
            people: self.people,
            details: self.details,
            views: views,
            now: now
        )
        others.addRoutes(to: own)
        others.addRoutes(toAPI: api)
    }
}
