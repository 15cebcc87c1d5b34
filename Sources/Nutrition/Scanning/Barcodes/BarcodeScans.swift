import Eyes
import FoodCatalogue
package import Pictures
import Portability
import Web
import WorkQueues

/// Reads the barcode on a photo that was sent; nothing of it is kept.
package struct BarcodeScans: Sendable {
    private let imageProcessor: ImageProcessor
    private let reader = BarcodeReader()
    private let queue = WorkQueue.photos()

    /// The bytes of the largest photo.
    static let heaviest = PhotoScans.heaviest
    /// The same of what a camera sees, which pages make small.
    static let heaviestFrame = 1_000_000

    package static var limits: PictureLimits {
        var limits = PictureLimits()
        limits.bytes = self.heaviest
        // Bars cut out of a photo are low and wide.
        limits.shortest = 32
        limits.stretch = 16
        return limits
    }

    init() { self.imageProcessor = ImageProcessor(limits: Self.limits) }

    /// Returns the code that the photo shows, nearest to its middle; nil where none can be read.
    ///
    /// Throws `FileRefusal` for what is no photo, and `TryAgainLater` where many wait.
    func code(on upload: Upload) async throws -> ScannedBarcode? {
        try await self.queue.admit(orThrow: TryAgainLater.manyPhotos as any Error) {
            do {
                let pixels = try await self.imageProcessor.pixels(upload.bytes(), within: BarcodeReader.longestSide)
                let image = RGBImage(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
                guard let image else { throw PictureProblem.broken }
                return try await self.reader.read(image).lazy.compactMap(ScannedBarcode.init).first
            } catch PictureProblem.busy, EyesProblem.busy {
                throw TryAgainLater.manyPhotos
            } catch let problem as PictureProblem {
                throw FileRefusal(photo: problem)
            }
        }
    }
}

/// A code as it is printed, with the number under which products are kept.
struct ScannedBarcode: Sendable, Equatable {
    let printed: String
    let barcode: Barcode

    /// Returns nil for digits that are no product's number.
    init?(_ printed: String) {
        guard let barcode = try? Barcode(printed) else { return nil }
        self.printed = printed
        self.barcode = barcode
    }
}
