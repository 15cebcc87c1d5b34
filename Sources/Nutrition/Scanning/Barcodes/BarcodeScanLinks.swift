import Web

/// The addresses at which photos of barcodes are read; the camera's page is that of typed codes (`FoodTab.code`).
enum BarcodeScanLinks: String, LinkTable {
    static let name = "barcodes"

    case photo = "/scans/barcode"
    /// What the camera sees meanwhile, a picture at a time.
    case frames = "/scans/barcode/frames"
}
