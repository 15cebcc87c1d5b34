import App
import Eyes
import Foundation
import Pictures

/// Looks at the photos of a folder, as the server looks at members'.
struct PhotoViewer {
    let eyes: FoodEyes
    /// Where the model lies.
    let modelFolder: String
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
        self.modelFolder = config.eyes
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

    /// Returns what the model sees in each photo, in their order, and says how far it is; all cores look.
    ///
    /// What `cache` has isn't looked at again, and what is looked at is kept there.
    func seen(_ photos: [LabelledPhotos.Photo], cache: SightCache? = nil) async throws -> [LabelledSight] {
        let keys = try cache.map { _ in try photos.map { try SightCache.Key($0.path, in: self.folder) } }
        var seen = photos.indices.map { place in keys.flatMap { cache?.sight(of: $0[place]) } }
        var rest = photos.indices.filter { seen[$0] == nil }[...]
        var progress = SightProgress(photos.count, known: photos.count - rest.count)
        let streams = try SightStreams(folder: self.modelFolder)
        try await withThrowingTaskGroup(of: (Int, Sight).self) { group in
            func lookAtNext() {
                guard let place = rest.popFirst() else { return }
                group.addTask { (place, try await streams.sight(of: try await self.image(photos[place]))) }
            }
            // One more than there are streams is decoded meanwhile.
            for _ in 0...streams.count { lookAtNext() }
            while let (place, sight) = try await group.next() {
                lookAtNext()
                if let cache, let keys { try cache.keep(sight, of: keys[place]) }
                seen[place] = sight
                progress.advance()
            }
        }
        return zip(photos, seen).compactMap { photo, sight in sight.map { LabelledSight(photo, $0) } }
    }
}
