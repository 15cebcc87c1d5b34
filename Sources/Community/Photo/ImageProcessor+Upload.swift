import Foundation
import HTTPTypes
import Hummingbird
import Pictures
import Portability
import Web

extension ImageProcessor {
    /// Reads the picture that was uploaded; throws `FileRefusal` for any other file.
    func picture(of request: Request) async throws -> Picture {
        do {
            let upload = try await Upload(request, limit: PictureLimits().bytes)
            return try await self.process(upload.bytes())
        } catch let problem as PictureProblem {
            throw FileRefusal(problem)
        } catch UploadProblem.tooLarge {
            throw FileRefusal(.tooHeavy)
        } catch UploadProblem.empty {
            throw FileRefusal.empty
        }
    }
}

/// A stored picture, as a device reads it.
struct PhotoResponse: Encodable, Sendable {
    let photoVersion: String
}

extension RateLimiter.Rule {
    static let pictures = Self("pictures", burst: 10, perMinute: 2)
}
