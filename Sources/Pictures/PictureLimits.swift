/// The limits of a picture that is decoded.
package struct PictureLimits: Sendable {
    package var bytes = 8_000_000
    /// The largest decoded size in bytes: 40 million pixels with transparency.
    ///
    /// Interlaced PNGs and WebPs are in memory as a whole while they are decoded.
    package var decoded = 160_000_000
    /// The shortest side in pixels; a smaller picture would be blurred.
    package var shortest = Picture.smallSide
    /// How many times longer than the other a side may be.
    package var stretch = 4
    /// The seconds from the first pixel to the last.
    package var seconds = 5.0

    package init() {}
}
