import HealthMath
import Members

/// All that a member's page shows another one.
struct ShownPerson: Sendable {
    let who: SeenPerson
    let about: PersonDetails.About?
    let trained: [PersonDetails.Trained]
    let weights: PersonDetails.Weights?
    /// The first and the aimed weight, shared with the weights.
    let course: KnownWeights?
    let gyms: [String]
    /// The place where they train now; nil when they don't say it.
    let presence: Presence?
    /// The points and achievements that they show; only for buddies.
    let earned: PersonDetails.Earned?
    /// What they show of what they set out to; only for buddies.
    let missions: PersonDetails.Missions
    let day: CalendarDay

    private static let trainedDays = 28
    private static let weighedDays = 84

    /// Reads only what its owner shares, and weights only when the asker wants to see any.
    init(
        _ who: SeenPerson,
        to asker: Member,
        on day: CalendarDay,
        _ details: PersonDetails,
        presence: Presence?
    ) async throws {
        let id = who.person.id
        self.who = who
        self.day = day
        self.presence = presence
        self.about = who.isBuddy || who.isSelf ? try await details.about(id) : nil
        let trained = Self.days(Self.trainedDays, through: day)
        self.trained = who.shows(.workouts) ? try await Array(details.trained(id, trained).prefix(5)) : []
        let mayWeigh = who.shows(.weights) && !asker.noPressure
        self.weights = mayWeigh ? try await details.weights(id, Self.days(Self.weighedDays, through: day)) : nil
        self.course = mayWeigh ? try await details.course(id) : nil
        self.earned = who.isBuddy || who.isSelf ? try await details.earned(id) : nil
        self.missions = who.isBuddy || who.isSelf ? try await details.missions(id, asker) : .init()
        self.gyms = who.shows(.presence) ? try await details.gyms(id, day) : []
    }

    private static func days(_ count: Int, through day: CalendarDay) -> PersonDetails.Days {
        CalendarDay(number: day.number - count + 1)...day
    }
}
