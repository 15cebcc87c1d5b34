import Members
import Storage

extension BuddyProfile {
    /// The columns of `buddy_profile` that `init(_:)` reads.
    static let columns: SQL = """
        intro, goals, strengths, styles, spots, times, years, wished_gender, wished_traits, wished_styles, limitations,
        latitude, longitude, shares, is_visible
        """

    init(_ columns: inout ColumnReader) throws {
        self.init()
        self.intro = try columns.text()
        self.goals = try columns.choices()
        self.strengths = try columns.choices()
        self.styles = try columns.choices()
        self.spots = try columns.choices()
        self.times = WeekTimes(rawValue: try columns.integer())
        self.years = TrainingYears(rawValue: try columns.text()) ?? .new
        self.wishedGender = PreferredGender(rawValue: try columns.text()) ?? .any
        self.wishedTraits = try columns.choices()
        self.wishedStyles = try columns.choices()
        self.limitations = try columns.choices()
        self.place = try columns.place()
        self.shares = Shares(rawValue: try columns.integer())
        self.isVisible = try columns.bool()
    }

    /// The lists as they are stored: words separated by spaces.
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

extension ColumnReader {
    /// Reads the two columns of a place; nil without one.
    mutating func place() throws -> CoarsePlace? {
        let (latitude, longitude) = (try self.optionalReal(), try self.optionalReal())
        guard let latitude, let longitude else { return nil }
        return CoarsePlace(near: latitude, longitude)
    }

    /// Reads a list; leaves out words that this version doesn't know.
    fileprivate mutating func choices<Choice: Choosable>() throws -> [Choice] {
        try self.text().split(separator: " ").compactMap { Choice(rawValue: String($0)) }
    }
}
