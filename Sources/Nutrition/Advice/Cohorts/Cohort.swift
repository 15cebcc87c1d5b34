import HealthMath

/// A group of members who are alike: same sex, age band, build and direction of weight.
struct Cohort: Sendable, Hashable {
    let sex: Sex
    let ageFrom: Int
    let build: BodyMassIndex.Band
    let direction: Direction

    /// The lowest age of each band.
    static let ages = [16, 25, 35, 45, 55, 65]

    /// Returns nil while the body or the goal isn't known.
    init?(_ eater: Eater, _ direction: Direction?, on day: CalendarDay) {
        guard let index = eater.bodyMassIndex, let direction else { return nil }
        let age = day.years(since: eater.birthday)
        self.sex = eater.sex
        self.ageFrom = Self.ages.last { $0 <= age } ?? Self.ages[0]
        self.build = index.band
        self.direction = direction
    }

    /// The stored name: "female-35-25-lose".
    var name: String {
        "\(self.sex.rawValue)-\(self.ageFrom)-\(Self.number(self.build))-\(self.direction.rawValue)"
    }

    /// Returns the lowest body mass index of the band, without decimals.
    static func number(_ build: BodyMassIndex.Band) -> Int { Int(build.lowest) }
}

/// How many members of a cohort ate a food or trained an exercise, in bands so wide that nobody's joining or leaving
/// shows.
///
/// What fewer than five ate or trained isn't stored at all.
enum CohortBand: Int, Sendable {
    /// Exactly five: none may be missing.
    case five
    /// Six to nine: one may be missing, such as the member who looks.
    case few
    /// Ten or more: four who left and the member who looks may be missing.
    case many
    /// A hundred or more: ninety who left may be missing.
    case most

    static let fewest = 5
    static let lowest: [CohortBand: Int] = [.five: 5, .few: 6, .many: 10, .most: 100]

    /// Finds the band of a number of members from `fewest` on.
    init(_ members: Int) { self = members >= 100 ? .most : members >= 10 ? .many : members >= 6 ? .few : .five }
}
