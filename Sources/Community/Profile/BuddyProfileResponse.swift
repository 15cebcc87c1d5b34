/// A member's own profile as a device reads it, with what only its member sees.
struct BuddyProfileResponse: Encodable, Sendable {
    private let told: ProfileResponse
    private let own: Own

    private struct Own: Encodable {
        let version: Int64
        /// The middle of the stored cell.
        let lat: Double?
        let lon: Double?
        let sharesWeights: Bool
        let sharesPhoto: Bool
        let sharesMissions: Bool
        let sharesWorkouts: Bool
        let sharesPresence: Bool
        let sharesReading: Bool
        let paused: Bool
        /// The version of the picture, whether or not it is shown; absent without one.
        let photoVersion: String?
    }

    init(_ profile: BuddyProfile, version: Int64, photo: String?) {
        self.told = ProfileResponse(profile)
        self.own = Own(
            version: version,
            lat: profile.place?.latitude,
            lon: profile.place?.longitude,
            sharesWeights: profile.shares.contains(.weights),
            sharesPhoto: profile.shares.contains(.photo),
            sharesMissions: profile.shares.contains(.missions),
            sharesWorkouts: profile.shares.contains(.workouts),
            sharesPresence: profile.shares.contains(.presence),
            sharesReading: profile.shares.contains(.reading),
            paused: !profile.isVisible,
            photoVersion: photo
        )
    }

    /// Encodes both parts as one object.
    func encode(to encoder: any Encoder) throws {
        try self.told.encode(to: encoder)
        try self.own.encode(to: encoder)
    }
}
