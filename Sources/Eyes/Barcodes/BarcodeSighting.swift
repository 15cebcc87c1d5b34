/// A code that one reader saw on a look at a picture.
struct BarcodeSighting: Sendable, Equatable {
    enum Reader: Sendable { case zbar, zxing }

    let reader: Reader
    let code: BarcodeDigits
    /// The middle of the code, as shares of the picture's width and height.
    let place: Place
    /// Whether the picture was looked at nearly as it is.
    let isPlain: Bool

    /// How much it tells.
    var weight: Int {
        switch self.reader {
        case .zxing: self.isPlain ? 6 : 3
        case .zbar: 1
        }
    }

    struct Place: Sendable, Equatable {
        let x: Double
        let y: Double

        /// Returns how far away another place is, or the picture's middle.
        func distance(to other: Place = Place(x: 0.5, y: 0.5)) -> Double {
            ((self.x - other.x) * (self.x - other.x) + (self.y - other.y) * (self.y - other.y)).squareRoot()
        }
    }
}
