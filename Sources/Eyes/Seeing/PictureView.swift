/// A square of a picture as the model gets it.
struct PictureView: Sendable, Equatable {
    /// The side of the square, as a share of the picture's shorter side.
    let share: Double
    /// Its side in pixels once it is resized.
    let side: Int
    var isMirrored = false

    /// The views whose features are judged by what was learned, all larger than the 260 pixels that the model was made for:
    /// groceries differ in what is small on them (docs/eyes.md).
    static let large = [PictureView(share: 1, side: 512), PictureView(share: 0.8, side: 384, isMirrored: true)]

    /// The views of which the model itself says what they show: in larger ones it knows less.
    static let own = [PictureView(share: 1, side: 260), PictureView(share: 1, side: 320, isMirrored: true)]

    /// Returns the red, then the green, then the blue of the square from the middle, from about -1 to 1.
    func numbers(of image: RGBImage) -> [Float] {
        let length = self.share * Double(min(image.width, image.height))
        let across = Resampling(
            from: (Double(image.width) - length) / 2,
            length: length,
            of: image.width,
            to: self.side
        )
        let down = Resampling(
            from: (Double(image.height) - length) / 2,
            length: length,
            of: image.height,
            to: self.side
        )
        let narrow = across.rows(down.needed, of: image, isMirrored: self.isMirrored)
        return down.planes(narrow, firstRow: down.needed.lowerBound)
    }
}
