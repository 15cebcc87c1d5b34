import App
import Eyes
import Foundation
import Pictures

/// Looks at the photos of a folder, as the server looks at members'.
struct PhotoViewer {
    let eyes: FoodEyes
    private let folder: String
    private let processor = ImageProcessor()

    /// `head` is a file that train-eyes wrote; nil for the head that is shipped.
    init(folder: String, head: String? = nil) async throws {
        let (config, _) = try await Spotter.settings()
        do {
            let other = try head.map { try FoodHead(reading: URL(filePath: $0)) }
            self.eyes = FoodEyes(folder: config.eyes, head: other.map { .success($0) } ?? FoodHead.shipped)
        } catch let problem as EyesProblem {
            throw CommandError(problem.words)
        }
        if let lack = self.eyes.lack { throw CommandError([lack.words, lack.cure ?? ""].joined(separator: " ")) }
        self.folder = folder
    }

    func image(_ photo: LabelledPhotos.Photo) async throws -> RGBImage {
        guard let file = FileManager.default.contents(atPath: "\(self.folder)/\(photo.path)") else {
            throw CommandError("\(self.folder)/\(photo.path) can't be read.")
        }
        let pixels = try await self.processor.pixels([UInt8](file), within: RGBImage.enough)
        guard let image = RGBImage(width: pixels.width, height: pixels.height, bytes: pixels.bytes) else {
            throw CommandError("\(self.folder)/\(photo.path) is empty.")
        }
        return image
    }

    /// Returns what the model sees in each photo, and says how far it is.
    func seen(_ photos: [LabelledPhotos.Photo]) async throws -> [LabelledSight] {
        var seen: [LabelledSight] = []
        for photo in photos {
            seen.append(LabelledSight(photo, try self.eyes.sight(of: try await self.image(photo))))
            if seen.count.isMultiple(of: 100) { print("\(seen.count) of \(photos.count) seen") }
        }
        return seen
    }
}
