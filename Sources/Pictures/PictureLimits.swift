/// What of a stranger's file we are ready to decode.
package struct PictureLimits: Sendable {
    package var bytes = 8_000_000
    /// Once decoded, in bytes: 40 million dots of a photo with transparency.
    ///
    /// Interlaced PNGs and WebPs are held whole while they are decoded.
    package var decoded = 160_000_000
    /// Dots of the shorter side: less would be a blur.
    package var shortest = Picture.smallSide
    /// How many times as long as the other a side may be.
    package var stretch = 4
    /// Seconds from the first dot to the last.
    package var seconds = 5.0

    package init() {}
}
