/// A picture in two sizes, both square JPEGs made anew: nothing of the file it came from is in them but what it shows.
package struct Picture: Sendable, Equatable {
    package let large: [UInt8]
    package let small: [UInt8]

    package init(large: [UInt8], small: [UInt8]) {
        self.large = large
        self.small = small
    }

    /// Dots of a side.
    package static let largeSide = 640
    package static let smallSide = 128
}
