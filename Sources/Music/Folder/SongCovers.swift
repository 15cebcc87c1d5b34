import Pictures

/// Decodes the covers of songs.
struct SongCovers: Sendable {
    let decode: @Sendable ([UInt8]) async throws(PictureProblem) -> Picture
    /// Whether this house can decode pictures at all just now.
    let canBeDecoded: @Sendable () -> Bool
}

extension SongCovers {
    init(_ imageProcessor: ImageProcessor) {
        self.init(
            decode: { bytes throws(PictureProblem) in try await imageProcessor.process(bytes) },
            canBeDecoded: { ImageProcessor.lack() == nil }
        )
    }
}
