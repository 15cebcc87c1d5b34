/// A member's own profile as a device reads it.
struct BuddyProfileAnswer: Encodable, Sendable {
    let version: Int64
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
    /// The middle of the cell that is kept of where they train.
    let lat: Double?
    let lon: Double?
    let sharesWeights: Bool
    let sharesPhoto: Bool
    let sharesMissions: Bool
    let sharesWorkouts: Bool
    let sharesPresence: Bool
    let sharesReading: Bool
    let paused: Bool
    /// Of the picture, whether or not it is shown; absent without one.
    let photoVersion: String?

    init(_ profile: BuddyProfile, version: Int64, photo: String?) {
        self.version = version
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
        self.lat = profile.place?.latitude
        self.lon = profile.place?.longitude
        self.sharesWeights = profile.shares.contains(.weights)
        self.sharesPhoto = profile.shares.contains(.photo)
        self.sharesMissions = profile.shares.contains(.missions)
        self.sharesWorkouts = profile.shares.contains(.workouts)
        self.sharesPresence = profile.shares.contains(.presence)
        self.sharesReading = profile.shares.contains(.reading)
        self.paused = !profile.isVisible
        self.photoVersion = photo
    }
}
