/// A picture in two sizes, both new JPEGs without any metadata of the original file.
package struct Picture: Sendable, Equatable {
    package let large: [UInt8]
    package let small: [UInt8]

    package init(large: [UInt8], small: [UInt8]) {
        self.large = large
        self.small = small
    }

    /// The pixels of a side of a square one.
    package static let largeSide = 640
    package static let smallSide = 128
}
