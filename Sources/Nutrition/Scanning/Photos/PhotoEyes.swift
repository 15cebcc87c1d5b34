package import Eyes
import Foundation
import Pictures
import Web

/// What the eyes made of a photo.
struct SeenPhoto: Sendable, Equatable {
    /// A kind of food, or what a lesson called it, and how likely it is what the photo shows.
    struct Kind: Sendable, Equatable {
        let name: String
        /// From 0 to 1.
        let confidence: Double
    }

    /// The likeliest first; empty where no food was seen.
    let kinds: [Kind]
    /// What it was taken for all the same; nil for nothing.
    var hunch: Kind?
    let features: FoodFeatures
}

/// The eyes, as this wing asks them.
package struct PhotoEyes: Sendable {
    /// What keeps them shut.
    struct Lack: Sendable, Equatable {
        let words: String
        /// How the operator mends it.
        let cure: String
    }

    /// Returns what of them is missing; nil when they can see.
    let lack: @Sendable () -> Lack?
    private let recognise: @Sendable (RGBImage, [Lesson]) async throws -> SeenPhoto
    private let imageProcessor = ImageProcessor(limits: PhotoScans.limits)

    /// The pixels of the longer side that they are shown: what they look at is smaller still.
    private static let length = 1_024

    init(
        lack: @Sendable @escaping () -> Lack? = { nil },
        recognise: @Sendable @escaping (RGBImage, [Lesson]) async throws -> SeenPhoto
    ) {
        self.lack = lack
        self.recognise = recognise
    }

    /// Looks at the file of a photo, with what members said of theirs.
    ///
    /// A blank picture shows nothing, and gives no hunch.
    ///
    /// Throws `FileRefusal` for what is no photo that can be read, and `TryAgainLater` when they are busy or away.
    func look(at file: [UInt8], taughtBy lessons: [Lesson]) async throws -> SeenPhoto {
        let image = try await self.image(of: file)
        let seen = try await self.recognise(image, lessons)
        return image.isBlank ? SeenPhoto(kinds: [], features: seen.features) : seen
    }

    /// Decodes a photo, bounded and without anything else that its file holds.
    private func image(of file: [UInt8]) async throws -> RGBImage {
        do {
            let pixels = try await self.imageProcessor.pixels(file, within: Self.length)
            let image = RGBImage(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
            guard let image else { throw PictureProblem.broken }
            return image
        } catch let problem as PictureProblem {
            throw FileRefusal(photo: problem)
        }
    }
}

extension RGBImage {
    /// Whether there is nothing to be seen: all but its brightest and its darkest hundredth lie within a sixteenth of the
    /// range, as with a finger on the lens or in the dark.
    var isBlank: Bool {
        var counts = Array(repeating: 0, count: 256)
        let grey = self.grey
        for shade in grey { counts[Int(shade)] += 1 }
        let rim = grey.count / 100
        func reach(_ shades: some Sequence<Int>) -> Int {
            var passed = 0
            return shades.first { shade in
                passed += counts[shade]
                return passed > rim
            } ?? 0
        }
        return reach((0..<256).reversed()) - reach(0..<256) < 16
    }
}

extension PhotoEyes {
    /// Creates those that look with a model.
    package init(_ eyes: FoodEyes) {
        self.init(lack: { eyes.lack.map { Lack(words: $0.words, cure: $0.cure ?? "") } }) { image, lessons in
            do {
                let seen = try await eyes.recognise(image, taughtBy: lessons)
                let kinds = seen.guesses.map { SeenPhoto.Kind(name: $0.kind, confidence: $0.confidence) }
                let hunch = seen.hunch.map { SeenPhoto.Kind(name: $0.kind, confidence: $0.confidence) }
                return SeenPhoto(kinds: kinds, hunch: hunch, features: seen.features)
            } catch let problem as EyesProblem {
                throw Self.later(problem)
            }
        }
    }

    private static func later(_ problem: EyesProblem) -> TryAgainLater {
        switch problem {
        case .busy: .manyPhotos
        case .missing, .failed:
            TryAgainLater(
                words: "Photos can't be looked at here just now. Search for the food by name, or say it in a sentence.",
                seconds: 600
            )
        }
    }
}
