import HealthMath
import Members

/// A member as another member's device reads them.
struct ShownPersonResponse: Encodable, Sendable {
    let memberId: Member.ID
    let firstName: String
    let age: Int
    let gender: String
    let buddy: Bool
    /// Only for buddies.
    let screenName: String?
    /// Absent without a picture that the asker may see.
    let photoVersion: String?
    /// In whole kilometres; absent when one of the two has no place.
    let km: Double?
    let profile: ProfileResponse?
    let about: About?
    /// Absent when it isn't shared, or in no-pressure mode.
    let weights: Weights?
    let workouts: [Workout]
    let gymsToday: [String]
    /// The place where they train now; absent when they don't say it.
    let presence: PresenceResponse.Place?
    /// Absent when they don't show it.
    let earned: Earned?
    /// Those under way first.
    let missions: [Mission]

    struct About: Encodable, Sendable {
        let quote: String
        let activities: [String]
        let gym: String
    }

    struct Weights: Encodable, Sendable {
        let firstDay: String
        let firstKg: Double
        let lastDay: String
        let lastKg: Double
        /// Absent when they aren't known.
        let startKg: Double?
        let targetKg: Double?
    }

    struct Earned: Encodable, Sendable {
        let points: Int
        /// The latest first.
        let achievements: [Achievement]

        struct Achievement: Encodable, Sendable {
            let title: String
            let earnedOn: String
        }
    }

    struct Mission: Encodable, Sendable {
        let title: String
        let startedOn: String
        /// Absent for one that isn't reached.
        let reachedOn: String?
    }

    struct Workout: Encodable, Sendable {
        let title: String
        let day: String
        let seconds: Int
    }

    init(_ shown: ShownPerson) {
        let who = shown.who
        self.memberId = who.person.id
        self.firstName = who.person.firstName
        self.age = who.person.age(on: shown.day)
        self.gender = who.person.gender.rawValue
        self.buddy = who.isBuddy
        self.screenName = who.isBuddy || who.isSelf ? who.person.screenName : nil
        self.photoVersion = who.photoVersion
        self.km = who.kilometres?.rounded()
        self.profile = who.profile.map(ProfileResponse.init)
        self.about = shown.about.map { About(quote: $0.quote, activities: $0.activities, gym: $0.gym) }
        self.weights = shown.weights.map {
            Weights(
                firstDay: $0.first.day.description,
                firstKg: $0.first.kilograms,
                lastDay: $0.last.day.description,
                lastKg: $0.last.kilograms,
                startKg: shown.course?.start,
                targetKg: shown.course?.target
            )
        }
        self.workouts = shown.trained.map { Workout(title: $0.title, day: $0.day.description, seconds: $0.seconds) }
        self.gymsToday = shown.gyms
        self.earned = shown.earned.map { earned in
            Earned(
                points: earned.points,
                achievements: earned.signs.map { .init(title: $0.title, earnedOn: $0.day.description) }
            )
        }
        self.missions = shown.missions.shown.map {
            Mission(
                title: $0.title,
                startedOn: $0.startedOn.description,
                reachedOn: $0.reachedOn?.description
            )
        }
        self.presence = shown.presence.map(PresenceResponse.Place.init)
    }
}
