import App
import Eyes
import Foundation
import Pictures

/// Looks at the photos of a folder, as the server looks at members'.
struct PhotoViewer {
    let eyes: FoodEyes
    private let folder: String
    private let processor = ImageProcessor()

    init(folder: String) async throws {
        let (config, _) = try await Spotter.settings()
        self.eyes = FoodEyes(folder: config.eyes)
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

    func sight(of photo: LabelledPhotos.Photo) async throws -> Sight {
        try self.eyes.sight(of: try await self.image(photo))
    }
}
