import HealthMath
import Web

/// All that one member sees of another.
struct ShownPerson: Sendable {
    let who: SeenPerson
    let about: PersonTales.About?
    let trained: [PersonTales.Trained]
    let weights: PersonTales.Weights?
    let gyms: [String]
    let day: CalendarDay

    private static let trainedDays = 28
    private static let weighedDays = 84

    /// Asks only for what its owner shows, and for numbers only where the asker wants any.
    init(_ who: SeenPerson, to asker: Member, on day: CalendarDay, _ tales: PersonTales) async throws {
        let id = who.person.id
        self.who = who
        self.day = day
        self.about = who.isBuddy || who.isSelf ? try await tales.about(id) : nil
        let trained = Self.days(Self.trainedDays, through: day)
        self.trained = who.shows(.workouts) ? try await Array(tales.trained(id, trained).prefix(5)) : []
        let mayWeigh = who.shows(.weights) && !asker.noPressure
        self.weights = mayWeigh ? try await tales.weights(id, Self.days(Self.weighedDays, through: day)) : nil
        self.gyms = who.shows(.presence) ? try await tales.gyms(id, day) : []
    }

    private static func days(_ count: Int, through day: CalendarDay) -> PersonTales.Days {
        CalendarDay(number: day.number - count + 1)...day
    }
}
