/// One way to look at a picture: at a size, turned, made clearer, by which readers.
struct BarcodeLook: Sendable {
    enum Clearing: Sendable {
        case none
        /// Blurred along bars, upright ones or lying ones: noise goes, the bars stay.
        case smoothed(across: Int, down: Int)
        case sharpened(radius: Int, amount: Float)
        case smoothedAndSharpened
        case levelled
    }

    /// How much larger a picture of some 600 pixels is looked at.
    var scale = 1.0
    var degrees = 0.0
    var clearing = Clearing.none
    /// The pixels from one of ZBar's rows to the next; nil where only ZXing looks.
    var step: Int32?

    /// Those that read most come first.
    static let all: [BarcodeLook] =
        [
            BarcodeLook(step: 1),
            BarcodeLook(scale: 2, clearing: .smoothed(across: 0, down: 3), step: 3),
            BarcodeLook(scale: 1.5, step: 2),
            BarcodeLook(scale: 2, clearing: .smoothed(across: 2, down: 2), step: 3),
            BarcodeLook(scale: 2, clearing: .smoothed(across: 3, down: 0)),
            BarcodeLook(scale: 2, clearing: .smoothed(across: 3, down: 3), step: 3),
            BarcodeLook(scale: 2, clearing: .sharpened(radius: 3, amount: 1.5), step: 3),
            BarcodeLook(scale: 2, clearing: .sharpened(radius: 4, amount: 1.5)),
            BarcodeLook(scale: 2, clearing: .smoothedAndSharpened),
            BarcodeLook(scale: 2, clearing: .sharpened(radius: 4, amount: 4)),
            BarcodeLook(scale: 2, clearing: .levelled, step: 3),
        ]
        + [7, -7, 14, -14, 25, -25].flatMap { degrees in
            [
                BarcodeLook(scale: 1.5, degrees: degrees, step: abs(degrees) > 20 ? 3 : nil),
                BarcodeLook(scale: 1.5, degrees: degrees, clearing: .sharpened(radius: 2, amount: 2)),
            ]
        }

    /// How a large picture is looked at first, as it is: its code may be a small part of it.
    static let large = [
        BarcodeLook(step: 2),
        BarcodeLook(clearing: .smoothed(across: 0, down: 2), step: 2),
        BarcodeLook(clearing: .sharpened(radius: 2, amount: 1.5), step: 2),
    ]

    /// Whether it shows the picture nearly as it is, so that little is seen that isn't there.
    var isPlain: Bool {
        switch self.clearing {
        case .none, .smoothed: self.degrees == 0
        case .sharpened, .smoothedAndSharpened, .levelled: false
        }
    }

    /// Returns what both readers see on a picture that is `scale` times as large and not turned yet.
    func sightings(on scaled: GreyImage) -> [BarcodeSighting] {
        let turn = Turn(degrees: self.degrees, width: scaled.width, height: scaled.height)
        let image = self.cleared(self.degrees == 0 ? scaled : scaled.turned(by: self.degrees))
        let sighting = { (reader: BarcodeSighting.Reader, found: (code: BarcodeDigits, x: Double, y: Double)) in
            let before = turn.origin(x: found.x, y: found.y)
            let place = BarcodeSighting.Place(
                x: before.x / Double(scaled.width),
                y: before.y / Double(scaled.height)
            )
            return BarcodeSighting(reader: reader, code: found.code, place: place, isPlain: self.isPlain)
        }
        let zbar = self.step.map { ZBar.read(image, step: $0) } ?? []
        return (ZXing.read(image).map { [sighting(.zxing, $0)] } ?? []) + zbar.map { sighting(.zbar, $0) }
    }

    private func cleared(_ image: GreyImage) -> GreyImage {
        switch self.clearing {
        case .none: image
        case .smoothed(let across, let down): image.blurred(across: across, down: down)
        case .sharpened(let radius, let amount): image.sharpened(radius: radius, amount: amount)
        case .smoothedAndSharpened: image.blurred(across: 0, down: 3).sharpened(radius: 3, amount: 3)
        case .levelled: image.levelled(radius: 30)
        }
    }
}
