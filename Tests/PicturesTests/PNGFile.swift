import CZlib

/// A PNG made by hand, so that its header can say anything.
struct PNGFile {
    var width: Int
    var height: Int
    /// The red, green and blue of a column; nil paints nothing at all.
    var paint: ((_ x: Int) -> [UInt8])?
    var isInterlaced = false

    var bytes: [UInt8] {
        var header = Self.bigEndian(UInt32(self.width)) + Self.bigEndian(UInt32(self.height))
        header += [8, 2, 0, 0, self.isInterlaced ? 1 : 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
            + Self.chunk("IDAT", self.dots) + Self.chunk("IEND", [])
    }

    private var dots: [UInt8] {
        guard let paint else { return [] }
        let row = [0] + (0..<self.width).flatMap(paint)
        var raw: [UInt8] = []
        for _ in 0..<self.height { raw += row }
        return Self.deflated(raw)
    }

    static func deflated(_ raw: [UInt8]) -> [UInt8] {
        var length = compressBound(UInt(raw.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        compress(&packed, &length, raw, UInt(raw.count))
        return Array(packed.prefix(Int(length)))
    }

    static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let checked = Array(kind.utf8) + content
        let sum = UInt32(crc32(0, checked, UInt32(checked.count)))
        return Self.bigEndian(UInt32(content.count)) + checked + Self.bigEndian(sum)
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
