import CZXing

/// Reads with ZXing, which looks along rows and columns and sees one code.
enum ZXing {
    static func read(_ image: GreyImage) -> (code: BarcodeDigits, x: Double, y: Double)? {
        guard let width = Int32(exactly: image.width), let height = Int32(exactly: image.height) else { return nil }
        var found = zxing_code()
        guard zxing_read(image.bytes, width, height, &found) else { return nil }
        let text = withUnsafeBytes(of: found.digits) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return BarcodeDigits(text, isUPCE: found.is_upce).map { ($0, Double(found.x), Double(found.y)) }
    }
}
