/// A member's profile for finding buddies; name, age and gender come from the account.
package struct BuddyProfile: Sendable, Equatable {
    package static let most = (goals: 3, strengths: 3, styles: 2, spots: 2, traits: 3, wishedStyles: 2)
    package static let longestIntro = 600

    package var intro = ""
    package var goals: [BuddyGoal] = []
    package var strengths: [BuddyTrait] = []
    package var styles: [TrainingStyle] = []
    package var spots: [TrainingSpot] = []
    package var times: WeekTimes = []
    package var years = TrainingYears.new
    package var wishedGender = PreferredGender.any
    package var wishedTraits: [BuddyTrait] = []
    package var wishedStyles: [TrainingStyle] = []
    package var limitations: [SharedLimitation] = []
    /// Nil for members who don't tell where they train.
    package var place: CoarsePlace?
    package var shares = Shares()
    /// Whether others may find it; members who pause it keep buddies and chats.
    package var isVisible = true

    package init() {}

    /// The things that a member shares beside the profile itself; nothing until they choose.
    package struct Shares: OptionSet, Sendable, Equatable {
        package let rawValue: Int64

        package init(rawValue: Int64) { self.rawValue = rawValue }

        package static let weights = Shares(rawValue: 1)
        /// The picture, for everybody who may see the profile; without it they see a drawing.
        package static let photo = Shares(rawValue: 2)
        package static let missions = Shares(rawValue: 4)
        package static let workouts = Shares(rawValue: 8)
        /// The time and place at which the member trains and checks in.
        package static let presence = Shares(rawValue: 16)
        /// The last message of each chat that the member has read.
        package static let reading = Shares(rawValue: 32)
    }
}
