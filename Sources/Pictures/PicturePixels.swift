/// The pixels of a picture, upright and in sRGB, without anything else that its file held.
package struct PicturePixels: Sendable, Equatable {
    package let width: Int
    package let height: Int
    /// Red, green and blue of each pixel, row by row; what is see-through is white.
    package let bytes: [UInt8]
}
