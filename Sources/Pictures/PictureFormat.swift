/// The file formats that are decoded, recognised by their first bytes and not by the name.
enum PictureFormat {
    case jpeg, png, webp

    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else {
            return nil
        }
    }

    /// Returns the decoder's options: a JPEG can be reduced to a half, a quarter or an eighth while it is decoded.
    func options(shrinking picture: VipsPicture, to shape: PictureShape) -> String {
        let spare =
            switch shape {
            case .square: min(picture.width, picture.height) / (2 * Picture.largeSide)
            case .whole: max(picture.width, picture.height) / (2 * PictureShape.largeLength)
            case .within(let length): max(picture.width, picture.height) / (2 * max(1, length))
            }
        guard case .jpeg = self, let shrink = [8, 4, 2].first(where: { $0 <= spare }) else { return "" }
        return "[shrink=\(shrink)]"
    }
}
