import Hummingbird
import Pictures
import Portability
import Web
import WorkQueues

extension Upload {
    /// Receives a photo, with the fields before it; throws `FileRefusal` for none and for one that is too heavy.
    static func photo(_ request: Request, limit: Int = PhotoScans.heaviest) async throws -> Upload {
        do {
            return try await Upload(request, limit: limit)
        } catch UploadProblem.tooLarge {
            throw FileRefusal.tooHeavy
        } catch UploadProblem.empty {
            throw FileRefusal.noPhoto
        }
    }
}

extension WorkQueue {
    /// How many photos are looked at or wait: eight of the largest are a hundred megabytes.
    static func photos() -> WorkQueue { WorkQueue("photos", longest: 8) }
}

extension TryAgainLater {
    static let manyPhotos = Self(
        words: "Many photos are being looked at just now. Nothing of yours was kept; send it again in a moment.",
        seconds: 5
    )
}

/// Why a photo of food wasn't looked at.
extension FileRefusal {
    static let noPhoto = FileRefusal("Take a photo first, or choose one.")
    static let tooHeavy = FileRefusal("This photo has more than 12 MB. Choose a smaller one.", .tooHeavy)

    init(photo problem: PictureProblem) {
        self =
            switch problem {
            case .otherFormat: Self("We read JPEG, PNG and WebP. Choose another photo, or take one now.")
            case .tooHeavy: .tooHeavy
            case .tooLarge: Self("This photo has more dots than we can take. Choose a smaller one, or take one now.")
            case .tooSmall: Self("This photo is too small to see what is on it. Take one now, or choose a larger one.")
            case .tooNarrow: Self("This photo is very long and narrow. Crop it closer to a square, or take one now.")
            case .broken: Self("We couldn't read this photo; it may not be whole. Choose another, or take one now.")
            case .tookTooLong: Self("This photo took too long to read. Choose another, or take one now.")
            case .busy: Self("Many pictures are coming in just now. Try again in a minute.", .busy)
            case .unavailable: Self("Photos can't be read here just now. Search for the food by name.", .busy)
            }
    }
}
