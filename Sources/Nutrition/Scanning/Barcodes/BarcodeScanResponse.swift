import Web

/// What a device is told of a photo of a barcode.
struct BarcodeScanResponse: Encodable, Sendable {
    /// The digits as they are printed; null where none could be read.
    let code: OrNull<String>
    /// The product; null where it isn't known here or at the sources that were asked.
    let food: OrNull<FoodResponse>

    init(_ code: ScannedBarcode?, _ food: FoodResponse?) {
        self.code = OrNull(code?.printed)
        self.food = OrNull(food)
    }
}

/// The code that the camera in a page sees.
struct FrameResponse: Encodable, Sendable {
    let code: String
}
