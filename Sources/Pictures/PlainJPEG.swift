/// The size of a JPEG that holds nothing beside its picture, as this room writes it.
///
/// It decodes nothing: it walks the segments (ITU-T T.81, annex B) and refuses every one that can carry words, places or
/// a second picture, and whatever follows the end.
package struct PlainJPEG: Sendable, Equatable {
    package let width: Int
    package let height: Int

    private static let endOfPicture: UInt8 = 0xD9
    private static let scan: UInt8 = 0xDA
    /// The frames of baseline, extended and progressive pictures.
    private static let frames: Set<UInt8> = [0xC0, 0xC1, 0xC2]
    /// Tables of Huffman codes and of quantisation, and the distance of restarts.
    private static let tables: Set<UInt8> = [0xC4, 0xDB, 0xDD]
    private static let header: [UInt8] = Array("JFIF\0".utf8)

    /// Returns nil for anything else.
    package init?(_ file: [UInt8]) {
        guard file.count > 4, file[0] == 0xFF, file[1] == 0xD8 else { return nil }
        var place = 2
        var size: (width: Int, height: Int)?
        var hasScan = false
        while place + 1 < file.count, file[place] == 0xFF {
            let marker = file[place + 1]
            if marker == Self.endOfPicture {
                guard let size, hasScan, size.width > 0, size.height > 0, place + 2 == file.count else { return nil }
                (self.width, self.height) = size
                return
            }
            guard place + 3 < file.count else { return nil }
            let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
            let end = place + 2 + length
            guard length >= 2, end <= file.count else { return nil }
            let content = file[(place + 4)..<end]
            switch marker {
            case 0xE0:
                // JFIF's own 14 bytes, without a picture in it.
                guard content.count == 14, content.starts(with: Self.header), content.suffix(2) == [0, 0] else {
                    return nil
                }
            case let marker where Self.frames.contains(marker):
                guard size == nil, content.count >= 6 else { return nil }
                let bytes = Array(content.prefix(5).map(Int.init))
                size = (width: bytes[3] << 8 | bytes[4], height: bytes[1] << 8 | bytes[2])
            case Self.scan:
                guard size != nil else { return nil }
                hasScan = true
            case let marker where Self.tables.contains(marker): break
            default: return nil
            }
            place = marker == Self.scan ? Self.nextMarker(in: file, from: end) : end
        }
        return nil
    }

    /// Returns where the next marker begins after the bytes of a scan; zeros and restarts belong to it.
    private static func nextMarker(in file: [UInt8], from start: Int) -> Int {
        var place = start
        while place + 1 < file.count {
            if file[place] == 0xFF, file[place + 1] != 0, !(0xD0...0xD7).contains(file[place + 1]) { return place }
            place += 1
        }
        return file.count
    }
}
