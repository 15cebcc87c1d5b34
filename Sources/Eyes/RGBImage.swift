/// An upright picture of three bytes a pixel (red, green, blue in sRGB), row by row without gaps.
package struct RGBImage: Sendable, Equatable {
    package let width: Int
    package let height: Int
    package let bytes: [UInt8]

    /// The pixels of the longer side beyond which foods aren't recognised any better.
    package static let enough = 800

    /// Returns nil where a side is empty or the bytes are more or fewer than the sides say.
    package init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0 else { return nil }
        let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
        guard !isTooLarge, area <= Int.max / 3, area * 3 == bytes.count else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Its lightness, a byte a pixel (ITU-R BT.601).
    package var grey: [UInt8] {
        stride(from: 0, to: self.bytes.count, by: 3).map { place in
            let red = 306 * UInt32(self.bytes[place])
            let green = 601 * UInt32(self.bytes[place + 1])
            let blue = 117 * UInt32(self.bytes[place + 2])
            return UInt8((red + green + blue + 512) >> 10)
        }
    }
}
