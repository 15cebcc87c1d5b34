import Web
import Wings

/// What answers the wing's routes, by what it is about.
extension CommunityWing {
    private var suggestions: Suggestions {
        Suggestions(database: self.floor.database, people: self.ports.people, freeTimes: self.ports.freeTimes)
    }

    var profiles: [any Controller] {
        let (database, people, views, now) = (self.floor.database, self.ports.people, self.floor.views, self.floor.now)
        return [
            TogetherController(
                database: database,
                people: people,
                chats: self.chats,
                suggestions: self.suggestions,
                present: PresentPeople(database: database, people: people),
                switches: self.floor.switches,
                views: views,
                now: now
            ),
            GuidelinesController(database: database, views: views, now: now),
            BuddyProfileController(
                database: database,
                people: people,
                freeTimes: self.ports.freeTimes,
                placeNamed: self.ports.placeNamed,
                knowsPlaceNames: self.ports.knowsPlaceNames,
                townNear: self.ports.townNear,
                details: self.ports.details,
                views: views,
                now: now
            ),
            PhotoController(
                database: database,
                imageProcessor: self.imageProcessor,
                people: people,
                stepsBefore: self.ports.signUpSteps,
                views: views,
                now: now
            ),
        ]
    }

    var finding: [any Controller] {
        let (database, people, views, now) = (self.floor.database, self.ports.people, self.floor.views, self.floor.now)
        let (ports, weeksAgo) = (self.ports, Happenings.since)
        let sources = PeopleSources(
            people: people,
            freeTimes: ports.freeTimes,
            weights: ports.weights,
            gym: { try await ports.regulars($0, weeksAgo(now())) },
            ownGyms: ports.ownGyms
        )
        return [
            PersonController(
                database: database,
                seen: SeenPeople(database: database, people: people, now: now),
                present: PresentPeople(database: database, people: people),
                details: ports.details,
                views: views,
                now: now
            ),
            PeopleController(
                database: database,
                views: views,
                search: PeopleSearch(database: database, sources: sources),
                happenings: Happenings(
                    database: database,
                    people: people,
                    sources: [ports.gymsAround, CellHappenings(database: database).around]
                ),
                ownGyms: ports.ownGyms,
                place: self.searchedPlace,
                tiles: ports.tiles,
                switches: self.floor.switches,
                now: now
            ),
            EventsController(
                database: database,
                views: views,
                search: EventSearch(database: database, people: people),
                place: self.searchedPlace,
                tiles: ports.tiles,
                switches: self.floor.switches,
                now: now
            ),
        ]
    }

    private var searchedPlace: SearchedPlace {
        SearchedPlace(
            database: self.floor.database,
            placeNamed: self.ports.placeNamed,
            knowsNames: self.ports.knowsPlaceNames
        )
    }

    var buddies: [any Controller] {
        let (database, people, views, now) = (self.floor.database, self.ports.people, self.floor.views, self.floor.now)
        let answers = BuddyRequests(
            database: database,
            people: people,
            live: self.floor.live,
            joint: self.jointEnd,
            switches: self.floor.switches,
            now: now
        )
        let known = BuddyPeople(database: database, people: people)
        return [
            CardController(
                database: database,
                views: views,
                suggestions: self.suggestions,
                answers: answers,
                now: now
            ),
            BuddyRequestController(database: database, views: views, people: known, answers: answers, now: now),
            BuddyController(
                database: database,
                views: views,
                people: known,
                suggestions: self.suggestions,
                answers: answers,
                details: self.ports.details,
                switches: self.floor.switches,
                now: now
            ),
        ]
    }

    private var joint: JointWorkouts { JointWorkouts(chats: self.chats, planning: self.ports.jointPlanning) }

    private var jointEnd: JointWorkoutEnd {
        let planning = self.ports.jointPlanning
        return JointWorkoutEnd(remove: planning.remove, restore: planning.restore, copies: self.ports.copies)
    }

    var conversing: [any Controller] {
        [
            ChatController(chats: self.chats, joint: self.joint, views: self.floor.views),
            JointWorkoutController(joint: self.joint, views: self.floor.views),
            ShareController(
                database: self.floor.database,
                seal: self.floor.seal,
                views: self.floor.views,
                giving: [.workout: self.ports.workouts, .meal: self.ports.meals],
                people: self.ports.people,
                deliver: self.chats.deliver,
                now: self.floor.now
            ),
        ]
    }

    var safety: [any Controller] {
        let (database, people, views, now) = (self.floor.database, self.ports.people, self.floor.views, self.floor.now)
        let joint = self.jointEnd
        return [
            BlockController(database: database, views: views, people: people, joint: joint, now: now),
            ReportController(
                database: database,
                seal: self.floor.seal,
                views: views,
                people: people,
                administrators: self.ports.administrators,
                moderators: self.ports.moderators,
                joint: joint,
                now: now
            ),
            SuspendedController(queue: self.reports, appeal: self.appeal, views: views),
            QueueController(queue: self.reports, people: people, views: views, now: now),
            SuspensionController(
                queue: self.reports,
                people: people,
                proof: self.ports.proof,
                views: views,
                now: now
            ),
        ]
    }
}
