package import Foundation
package import Members

/// What this wing must know of others.
package struct CommunityPorts: Sendable {
    /// Who members are, by their accounts.
    let people: PersonLookup
    /// The kind of the jobs that are written when what others see of an account changed; each names its member.
    let personChanged: String
    /// How accounts keep members from meeting others.
    let suspending: Suspending
    /// What members weighed first and want to weigh.
    let weights: WeightLookup
    /// When members have time in a usual week.
    let freeTimes: FreeTimesLookup
    /// What buddies may see of a member's training and weight.
    let details: PersonDetails
    /// Who made a gym theirs, or was there since an instant: everybody, whether or not they want to be found there.
    let regulars: @Sendable (_ gym: String, _ since: Date) async throws -> [Member.ID]
    let ownGyms: OwnGymLookup
    /// Gyms around a place, with who trains there.
    let gymsAround: HappeningSource
    let workouts: Giving
    let meals: Giving
    /// Where pages get maps from, and whom these say they are from; nil for no maps.
    let tiles: (address: String, attribution: String)?

    package init(
        people: @escaping PersonLookup,
        personChanged: String,
        suspending: Suspending,
        weights: @escaping WeightLookup,
        freeTimes: @escaping FreeTimesLookup,
        details: PersonDetails,
        regulars: @Sendable @escaping (_ gym: String, _ since: Date) async throws -> [Member.ID],
        ownGyms: @escaping OwnGymLookup,
        gymsAround: @escaping HappeningSource,
        workouts: Giving,
        meals: Giving,
        tiles: (address: String, attribution: String)?
    ) {
        self.people = people
        self.personChanged = personChanged
        self.suspending = suspending
        self.weights = weights
        self.freeTimes = freeTimes
        self.details = details
        self.regulars = regulars
        self.ownGyms = ownGyms
        self.gymsAround = gymsAround
        self.workouts = workouts
        self.meals = meals
        self.tiles = tiles
    }
}
