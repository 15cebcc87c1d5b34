import Accounts
import Community
import Foundation
import HealthMath
import Members
import Nutrition
import Planning
import Storage
import Training

/// What the community wing needs of other wings.
extension AppEnvironment {
    var communityPorts: CommunityPorts {
        let proof = self.proof
        return CommunityPorts(
            people: self.people,
            personChanged: PersonChange.kind,
            administrators: { try MemberStore.all(.administrator, in: $0) },
            moderators: { try MemberStore.all(.moderator, in: $0) },
            organisers: Self.organisers,
            suspending: Self.suspending(in: self.database),
            proof: { try await proof.demand($0, of: $1) },
            signUpSteps: self.signUpSteps(of:),
            weights: self.knownWeights,
            freeTimes: self.freeTimes,
            details: self.personDetails,
            regulars: self.regulars(ofGym:since:),
            ownGyms: self.ownGyms(of:),
            gymsAround: self.gymsAround,
            placeNamed: self.place(named:),
            knowsPlaceNames: self.knowsPlaceNames,
            townNear: self.townNear(_:),
            trainingPlaces: self.trainingPlaces,
            planAgain: { try PlanAgain.add(for: $0, at: $1, in: $2) },
            jointPlanning: self.jointPlanning,
            workouts: self.givingWorkouts,
            meals: self.givingMeals,
            copies: .named,
            tiles: self.config.tiles.map { ($0.address, $0.attribution) }
        )
    }

    /// Finds all who aren't suspended and whose role has the duty of events.
    @Sendable
    static func organisers(in db: any SQLConnection) throws -> [Member.ID] {
        let roles = Member.Role.allCases.filter { $0.duties.contains(.events) }
        return try roles.flatMap { try MemberStore.all($0, in: db) }.sorted()
    }

    /// Finds people by id; members who left are missing.
    @Sendable
    func people(_ ids: [Member.ID]) async throws -> [Member.ID: Person] {
        try await AccountPeople.lookup(self.database, confirms: self.config.mailCommand != nil)(ids)
    }

    /// Suspends members and lets them back in, for reports.
    static func suspending(in database: any Database) -> Suspending {
        let suspension = Suspension(observer: Departure(database).observer)
        return Suspending(
            begin: { member, now, db in
                do {
                    return try suspension.begin(of: member, at: now, in: db)
                } catch is LastAdministrator {
                    throw Suspending.LastOne()
                }
            },
            end: { try suspension.end(of: $0, at: $1, in: $2) },
            since: { try Suspension.since(of: $0, in: $1) },
            reason: { member in
                guard let terms = try await SuspensionTerms.of(member, in: database) else { return nil }
                let zone = try await MemberStore(database: database).find(member)?.asMember.timeZone ?? .gmt
                let end = terms.end.map { "\n\nIt ends on \(DayName.long($0, in: zone))." } ?? ""
                return terms.reason + end
            },
            all: {
                // An administrator can look through 200 on a page; the command line reinstates the others.
                let accounts = try await MemberStore(database: database).suspended(limit: 200)
                return accounts.compactMap { account in account.suspendedAt.map { (account.id, $0) } }
            }
        )
    }

    /// Looks up first and target weights; who has a goal heads for its weight, whatever they once wished for.
    @Sendable
    func knownWeights(of members: [Member.ID]) async throws -> [Member.ID: KnownWeights] {
        let goals = try await GoalCourse.targets(of: members, in: self.database)
        let courses = try await BodyStore.courses(of: members, in: self.database)
        return Dictionary(
            uniqueKeysWithValues: courses.map { member, known in
                (member, KnownWeights(start: known.start, target: goals[member] ?? known.desired))
            }
        )
    }

    /// Finds when members are free in a usual week, for those who said so.
    @Sendable
    private func freeTimes(_ ids: [Member.ID]) async throws -> [Member.ID: WeekTimes] {
        try await FreeWindows(self.database).of(ids).mapValues { windows in
            windows.reduce(into: WeekTimes()) { times, window in
                times.insert(WeekTimes(window.weekday, from: window.window.from, to: window.window.to))
            }
        }
    }

    @Sendable
    private func regulars(ofGym gym: String, since: Date) async throws -> [Member.ID] {
        try await GymRegulars(database: self.database).members(of: gym, since: since, at: self.now())
    }

    @Sendable
    private func ownGyms(of member: Member.ID) async throws -> [(id: String, name: String)] {
        try await FavouriteGymStore(database: self.database, owner: member).all().map { ($0.id, $0.name) }
    }

    @Sendable
    private func place(named words: String) async throws -> CoarsePlace? {
        let town = try await Gazetteer(database: self.database).find(words)?.coordinate
        let gyms = town == nil ? try await GymStore(database: self.database).find(named: words, limit: 20) : []
        return (town ?? gyms.lazy.compactMap(\.place).first).flatMap { CoarsePlace(near: $0.latitude, $0.longitude) }
    }

    @Sendable
    private func knowsPlaceNames() async throws -> Bool {
        if try await Gazetteer(database: self.database).holdsAny() { return true }
        return try await GymStore(database: self.database).holdsAny()
    }

    @Sendable
    private func townNear(_ place: CoarsePlace) async throws -> String? {
        guard let here = Coordinate(latitude: place.latitude, longitude: place.longitude) else { return nil }
        return try await Gazetteer(database: self.database).townNear(here)
    }

    private var trainingPlaces: TrainingPlaces {
        let database = self.database
        return TrainingPlaces(
            find: { id in
                try await GymStore(database: database).find(id).map {
                    TrainingPlace(id: $0.id, name: $0.name, address: $0.address ?? "")
                }
            },
            visit: { member, gym, now, db in
                let zone = try MemberStore.timeZone(of: member, in: db)
                let day = CalendarDay(now, in: zone)
                try FavouriteGymStore.visit(gym, of: member, on: day, at: now, in: db)
            },
            takeBack: { member, gym, after, db in
                try FavouriteGymStore.takeBack(gym, of: member, countedAfter: after, in: db)
            }
        )
    }

    private var gymsAround: HappeningSource {
        let (database, now) = (self.database, self.now)
        return { place, kilometres, since in
            guard let here = Coordinate(latitude: place.latitude, longitude: place.longitude) else { return [] }
            return try await GymRegulars(database: database)
                .around(here, metres: Double(kilometres) * 1_000, since: since, at: now())
                .compactMap { gym, regulars in
                    gym.place.map { place in
                        Happening(
                            gym: gym.id,
                            name: gym.name,
                            latitude: place.latitude,
                            longitude: place.longitude,
                            regulars: regulars
                        )
                    }
                }
        }
    }
}
