import Web
import Wings

/// The controllers of events and check-ins.
extension CommunityWing {
    var outings: [any Controller] {
        let (database, people, views, now) = (self.floor.database, self.ports.people, self.floor.views, self.floor.now)
        let access = EventAccess(database: database, people: people, now: now)
        let pages = EventPages(access: access, search: EventSearch(database: database, people: people), views: views)
        return [
            EventController(access: access, pages: pages, publicAddress: self.floor.site.publicAddress),
            AttendanceController(access: access, pages: pages, planAgain: self.ports.planAgain, now: now),
            CheckInController(access: access, pages: pages, now: now),
            EventInvitationController(access: access, views: views, now: now),
            EventMakingController(access: access, pages: pages, views: views, now: now),
            EventRestorationController(access: access, pages: pages, views: views, now: now),
            EventCareController(
                store: EventCareStore(database: database, organisers: self.ports.organisers),
                people: people,
                views: views,
                now: now
            ),
            EventPictureController(access: access, imageProcessor: self.imageProcessor, views: views, now: now),
            PresenceController(
                database: database,
                people: people,
                places: self.ports.trainingPlaces,
                views: views,
                now: now
            ),
        ]
    }
}
