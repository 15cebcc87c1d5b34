import Foundation
import HealthMath
import Storage

/// A page of the photos that a member keeps, as their device reads it; pictures are for sessions.
struct KeptPhotosResponse: Encodable, Sendable {
    let photos: [Photo]
    /// The value of `after` for the next page; absent on the last.
    let next: String?

    struct Photo: Encodable, Sendable {
        let entryId: String
        let day: String
        let meal: String
        let name: String
        let at: String
    }

    init(_ photos: KeptPhotos) {
        self.photos = photos.shown.map {
            Photo(
                entryId: $0.entry,
                day: $0.day.description,
                meal: $0.meal,
                name: $0.name,
                at: $0.keptAt.formatted(.iso8601)
            )
        }
        self.next = photos.next?.description
    }
}
