import CZBar

/// Reads with ZBar, which looks along rows and columns and sees all codes.
enum ZBar {
    /// "Y800": one byte a pixel.
    private static let grey: UInt = 0x3030_3859
    private static let kinds = [ZBAR_EAN13, ZBAR_EAN8, ZBAR_UPCA, ZBAR_UPCE]

    /// `step` is the pixels from one row that is looked along to the next.
    static func read(_ image: GreyImage, step: Int32) -> [(code: BarcodeDigits, x: Double, y: Double)] {
        guard let width = UInt32(exactly: image.width), let height = UInt32(exactly: image.height),
            let scanner = zbar_image_scanner_create()
        else { return [] }
        defer { zbar_image_scanner_destroy(scanner) }
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
        for kind in Self.kinds { zbar_image_scanner_set_config(scanner, kind, ZBAR_CFG_ENABLE, 1) }
        for axis in [ZBAR_CFG_X_DENSITY, ZBAR_CFG_Y_DENSITY] {
            zbar_image_scanner_set_config(scanner, ZBAR_NONE, axis, step)
        }
        guard let picture = zbar_image_create() else { return [] }
        defer { zbar_image_destroy(picture) }
        zbar_image_set_format(picture, Self.grey)
        zbar_image_set_size(picture, width, height)
        return image.bytes.withUnsafeBytes { bytes in
            zbar_image_set_data(picture, bytes.baseAddress, UInt(bytes.count), nil)
            guard zbar_scan_image(scanner, picture) > 0 else { return [] }
            return sequence(first: zbar_image_first_symbol(picture)) { $0.map(zbar_symbol_next) ?? nil }
                .prefix { $0 != nil }.compactMap { $0.flatMap(Self.code) }
        }
    }

    private static func code(_ symbol: OpaquePointer) -> (code: BarcodeDigits, x: Double, y: Double)? {
        guard let text = zbar_symbol_get_data(symbol) else { return nil }
        let isUPCE = zbar_symbol_get_type(symbol) == ZBAR_UPCE
        guard let code = BarcodeDigits(String(cString: text), isUPCE: isUPCE) else { return nil }
        let corners = 0..<zbar_symbol_get_loc_size(symbol)
        let count = Double(max(corners.count, 1))
        let x = corners.reduce(0) { $0 + Double(zbar_symbol_get_loc_x(symbol, $1)) } / count
        let y = corners.reduce(0) { $0 + Double(zbar_symbol_get_loc_y(symbol, $1)) } / count
        return (code, x, y)
    }
}
