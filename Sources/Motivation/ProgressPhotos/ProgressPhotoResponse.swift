import HealthMath
import Web

/// A progress photo, as its member's device reads it.
struct ProgressPhotoResponse: Encodable, Sendable {
    let id: String
    let day: String

    init(_ photo: ProgressPhoto) {
        self.id = photo.id
        self.day = photo.day.description
    }
}

/// All progress photos of a member, the latest first.
struct ProgressPhotosResponse: Encodable, Sendable {
    let photos: [ProgressPhotoResponse]

    init(_ photos: [ProgressPhoto]) { self.photos = photos.map(ProgressPhotoResponse.init) }
}

extension RateLimiter.Rule {
    static let progressPhotos = Self("progress-photos", burst: 10, perMinute: 2)
}
