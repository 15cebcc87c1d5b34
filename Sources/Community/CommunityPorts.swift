package import Foundation
package import Members
package import Storage

/// What this wing needs of others.
package struct CommunityPorts: Sendable {
    /// Looks up the account facts of members.
    let people: PersonLookup
    /// The kind of the jobs that accounts add when facts that others see changed; each names its member.
    let personChanged: String
    /// Finds the administrators of this Spotter.
    let administrators: @Sendable (any SQLConnection) throws -> [Member.ID]
    /// Finds those who look after reports beside the administrators.
    let moderators: @Sendable (any SQLConnection) throws -> [Member.ID]
    /// Finds all who look after events, administrators among them.
    let organisers: @Sendable (any SQLConnection) throws -> [Member.ID]
    /// Suspends members and lets them back.
    let suspending: Suspending
    /// Checks a member's password; throws `FormErrors` on "password" when it is wrong.
    let proof: @Sendable (_ password: String, _ member: Member.ID) async throws -> Void
    /// Counts the steps that a member is asked after signing up, before the picture.
    let signUpSteps: @Sendable (Member) async throws -> Int
    /// Looks up members' first and target weights.
    let weights: WeightLookup
    /// Looks up when members have time in a usual week.
    let freeTimes: FreeTimesLookup
    /// Looks up what buddies may see of a member's training and weight.
    let details: PersonDetails
    /// Finds the members with a gym as favourite or with a visit since an instant, whether or not they want to be found
    /// there.
    let regulars: @Sendable (_ gym: String, _ since: Date) async throws -> [Member.ID]
    let ownGyms: OwnGymLookup
    /// Finds gyms around a place, with the members who train there.
    let gymsAround: HappeningSource
    /// Finds a place by its name, as the gyms of this Spotter know it; nil for none.
    let placeNamed: @Sendable (String) async throws -> CoarsePlace?
    /// Whether any place is known by its name here, so that one may be asked for.
    let knowsPlaceNames: @Sendable () async throws -> Bool
    /// Returns the name of the town after which people call a place; nil when none is near.
    let townNear: @Sendable (CoarsePlace) async throws -> String?
    let trainingPlaces: TrainingPlaces
    /// Plans reminders to train anew when an event keeps a member busy, or no longer does.
    let planAgain: PlanAgainPort
    /// Finds when two buddies are free, and puts what they agree on both plans.
    let jointPlanning: JointPlanning
    let workouts: Giving
    let meals: Giving
    /// Takes names off what was shared, and writes them there again.
    let copies: SharedCopies
    /// The server and the attribution of map tiles; nil for no maps.
    let tiles: (address: String, attribution: String)?

    package init(
        people: @escaping PersonLookup,
        personChanged: String,
        administrators: @Sendable @escaping (any SQLConnection) throws -> [Member.ID],
        moderators: @Sendable @escaping (any SQLConnection) throws -> [Member.ID],
        organisers: @Sendable @escaping (any SQLConnection) throws -> [Member.ID],
        suspending: Suspending,
        proof: @Sendable @escaping (_ password: String, _ member: Member.ID) async throws -> Void,
        signUpSteps: @Sendable @escaping (Member) async throws -> Int,
        weights: @escaping WeightLookup,
        freeTimes: @escaping FreeTimesLookup,
        details: PersonDetails,
        regulars: @Sendable @escaping (_ gym: String, _ since: Date) async throws -> [Member.ID],
        ownGyms: @escaping OwnGymLookup,
        gymsAround: @escaping HappeningSource,
        placeNamed: @Sendable @escaping (String) async throws -> CoarsePlace?,
        knowsPlaceNames: @Sendable @escaping () async throws -> Bool,
        townNear: @Sendable @escaping (CoarsePlace) async throws -> String?,
        trainingPlaces: TrainingPlaces,
        planAgain: @escaping PlanAgainPort,
        jointPlanning: JointPlanning,
        workouts: Giving,
        meals: Giving,
        copies: SharedCopies,
        tiles: (address: String, attribution: String)?
    ) {
        self.people = people
        self.personChanged = personChanged
        self.administrators = administrators
        self.moderators = moderators
        self.organisers = organisers
        self.suspending = suspending
        self.proof = proof
        self.signUpSteps = signUpSteps
        self.weights = weights
        self.freeTimes = freeTimes
        self.details = details
        self.regulars = regulars
        self.ownGyms = ownGyms
        self.gymsAround = gymsAround
        self.placeNamed = placeNamed
        self.knowsPlaceNames = knowsPlaceNames
        self.townNear = townNear
        self.trainingPlaces = trainingPlaces
        self.planAgain = planAgain
        self.jointPlanning = jointPlanning
        self.workouts = workouts
        self.meals = meals
        self.copies = copies
        self.tiles = tiles
    }
}
