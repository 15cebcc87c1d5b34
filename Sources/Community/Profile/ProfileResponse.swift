/// A profile as other members' devices read it.
struct ProfileResponse: Encodable, Sendable {
    let intro: String
    let goals: [String]
    let strengths: [String]
    let styles: [String]
    let places: [String]
    let times: [String]
    let experience: String
    let wishedGender: String
    let wishedTraits: [String]
    let wishedStyles: [String]
    let limitations: [String]

    init(_ profile: BuddyProfile) {
        self.intro = profile.intro
        self.goals = profile.goals.map(\.rawValue)
        self.strengths = profile.strengths.map(\.rawValue)
        self.styles = profile.styles.map(\.rawValue)
        self.places = profile.spots.map(\.rawValue)
        self.times = profile.times.words
        self.experience = profile.years.rawValue
        self.wishedGender = profile.wishedGender.rawValue
        self.wishedTraits = profile.wishedTraits.map(\.rawValue)
        self.wishedStyles = profile.wishedStyles.map(\.rawValue)
        self.limitations = profile.limitations.map(\.rawValue)
    }
}
