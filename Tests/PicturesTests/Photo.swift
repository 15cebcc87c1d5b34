import Testing

@testable import Pictures

/// Pictures for tests, and what can be seen on them.
enum Photo {
    /// A third red, the rest blue: its left, as its camera held it.
    static func png(_ width: Int = 800, _ height: Int = 600) -> [UInt8] {
        PNGFile(width: width, height: height, paint: { $0 < width / 3 ? [230, 20, 20] : [20, 20, 230] }).bytes
    }

    /// What a phone's camera writes: turned on its side, with the place it was taken at.
    static func fromAPhone(_ jpeg: [UInt8], orientation: UInt8 = 1) -> [UInt8] {
        // TIFF, little endian: a first list of two entries (orientation, where the places are), then one of places.
        var tiff: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 2, 0]
        tiff += [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        tiff += [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0]
        tiff += [1, 0, 0x1D, 0, 2, 0, 11, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0] + Array("2026:03:14\0".utf8)
        let exif = Array("Exif\0\0".utf8) + tiff
        let secret = Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Home, 55.68 N 12.57 E</x:xmpmeta>".utf8)
        return Array(jpeg.prefix(2)) + Self.segment(exif) + Self.segment(secret) + Array(jpeg.dropFirst(2))
    }

    private static func segment(_ content: [UInt8]) -> [UInt8] {
        let length = content.count + 2
        return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + content
    }

    /// Red, green and blue at a place of a picture, each a part of its side.
    static func colour(of jpeg: [UInt8], _ x: Double, _ y: Double) throws -> (Int, Int, Int) {
        try jpeg.withUnsafeBytes { bytes in
            let picture = try VipsPicture(bytes).pixels()
            let place = Int(y * Double(picture.height - 1)) * picture.width + Int(x * Double(picture.width - 1))
            let dot = picture.bytes[(3 * place)...].prefix(3).map(Int.init)
            return (dot[0], dot[1], dot[2])
        }
    }

    static func size(of jpeg: [UInt8]) throws -> [Int] {
        try jpeg.withUnsafeBytes { bytes in
            let picture = try VipsPicture(bytes)
            return [picture.width, picture.height]
        }
    }
}
