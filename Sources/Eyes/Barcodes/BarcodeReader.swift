import WorkQueues

/// Reads the barcodes of groceries (EAN-13, EAN-8, UPC-A, UPC-E), one picture after the other on a thread of its own.
package final class BarcodeReader: Sendable {
    /// The longest side of pictures that are worth reading: smaller bars than such a picture shows are rare.
    package static let longestSide = 1_600
    /// The pixels that are looked at before a picture is given up, which bounds the time: some 300 ms of a core.
    private static let most = 20_000_000
    /// The side of a picture at whose size the looks are meant.
    private static let usualSide = 640.0

    private let queue: WorkQueue

    package init(longestLine: Int = 8) { self.queue = WorkQueue("barcodes", longest: longestLine) }

    /// Returns the digits of the barcodes on a picture as they are printed, what was aimed at first; throws
    /// `EyesProblem.busy` when too many wait.
    package func read(_ image: RGBImage) async throws(EyesProblem) -> [String] {
        try await self.queue.run(orThrow: .busy) { () throws(EyesProblem) in Self.codes(on: image) }
    }

    /// Returns what both readers agree on, or one sees again and again; it blocks.
    package static func codes(on image: RGBImage) -> [String] {
        let grey = GreyImage(image)
        let whole = grey.within(Self.longestSide)
        var votes = BarcodeVotes()
        var left = Self.most
        var scaled: [Double: GreyImage] = [:]
        for (scale, look) in Self.looks(at: whole) {
            let picture = scaled[scale] ?? whole.scaled(by: scale)
            scaled[scale] = picture
            left -= picture.bytes.count
            guard left >= 0 else { break }
            for sighting in look.sightings(on: picture) { votes.add(sighting) }
            if votes.isSettled { break }
        }
        return votes.decided.map(\.text)
    }

    /// Returns the looks with how much larger or smaller each wants the picture: a small one has bars of a dot, which are looked
    /// at larger than others; a large one is seen as it is first.
    private static func looks(at image: GreyImage) -> [(scale: Double, look: BarcodeLook)] {
        let side = Double(max(image.width, image.height))
        let usual = side < Self.usualSide / 2 ? 1.5 : min(1, Self.usualSide / side)
        let looks = BarcodeLook.all.map { (scale: usual * $0.scale, look: $0) }
        return usual < 0.75 ? BarcodeLook.large.map { (scale: 1, look: $0) } + looks : looks
    }
}
