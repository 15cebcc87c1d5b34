import Storage
import Web

extension BuddyProfile {
    /// What `init(_:)` reads from `buddy_profile`, in its order.
    static let columns: SQL = """
        intro, goals, strengths, styles, spots, times, years, wished_gender, wished_traits, wished_styles, limitations,
        latitude, longitude, shares, is_visible
        """
    static let columnCount = 15

    init(_ row: SQLRow, from first: Int = 0) throws {
        self.init()
        self.intro = try row.text(first)
        self.goals = try row.choices(first + 1)
        self.strengths = try row.choices(first + 2)
        self.styles = try row.choices(first + 3)
        self.spots = try row.choices(first + 4)
        self.times = WeekTimes(rawValue: try row.integer(first + 5))
        self.years = TrainingYears(rawValue: try row.text(first + 6)) ?? .new
        self.wishedGender = PreferredGender(rawValue: try row.text(first + 7)) ?? .any
        self.wishedTraits = try row.choices(first + 8)
        self.wishedStyles = try row.choices(first + 9)
        self.limitations = try row.choices(first + 10)
        if let latitude = try row.optionalReal(first + 11), let longitude = try row.optionalReal(first + 12) {
            self.place = CoarsePlace(near: latitude, longitude)
        }
        self.shares = Shares(rawValue: try row.integer(first + 13))
        self.isVisible = try row.bool(first + 14)
    }

    /// The lists as they are kept: words with blanks between.
    var lists: Lists { Lists(self) }

    struct Lists {
        let goals, strengths, styles, spots, wishedTraits, wishedStyles, limitations: String

        fileprivate init(_ profile: BuddyProfile) {
            self.goals = Self.text(profile.goals)
            self.strengths = Self.text(profile.strengths)
            self.styles = Self.text(profile.styles)
            self.spots = Self.text(profile.spots)
            self.wishedTraits = Self.text(profile.wishedTraits)
            self.wishedStyles = Self.text(profile.wishedStyles)
            self.limitations = Self.text(profile.limitations)
        }

        private static func text(_ choices: [some Choosable]) -> String {
            choices.map(\.rawValue).joined(separator: " ")
        }
    }
}

extension SQLRow {
    /// Words of a list; those of a later version are none of ours.
    fileprivate func choices<Choice: Choosable>(_ column: Int) throws -> [Choice] {
        try self.text(column).split(separator: " ").compactMap { Choice(rawValue: String($0)) }
    }
}
