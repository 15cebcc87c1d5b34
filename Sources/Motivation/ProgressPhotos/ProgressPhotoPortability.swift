import Pictures
import Portability
import Storage

/// What becomes of progress photos when a member takes their data along.
enum ProgressPhotoPortability {
    /// A photo comes along as it was made here: a plain JPEG of our sizes, with nothing written beside it.
    static let photo = RestoredTable(
        "progress_photo",
        isPersonal: true,
        limits: [
            .init(ProgressPhoto.most, where: RestoredTable.Limit.present),
            .init(ProgressPhoto.mostADay, alike: ["day"], where: RestoredTable.Limit.present),
            .init(ProgressPhoto.mostRemoved, where: RestoredTable.Limit.removed),
        ]
    ) { row in
        try row.id("id")
        try row.day("day")
        try row.past("taken_at", isOld: true)
        try row.past("removed_at", required: false)
        for (size, length) in [
            (ProgressPhoto.Size.small, PictureShape.smallLength), (.large, PictureShape.largeLength),
        ] {
            try row.take(size.rawValue) { Self.plain($0, upTo: length) }
        }
    }

    /// Returns nil for anything but a plain JPEG whose longer side has at most `length` dots.
    private static func plain(_ value: SQLValue, upTo length: Int) -> PlainJPEG? {
        guard case .blob(let bytes) = value, bytes.count <= ProgressPhoto.heaviest, let jpeg = PlainJPEG(bytes),
            max(jpeg.width, jpeg.height) <= length
        else { return nil }
        return jpeg
    }

    static let sealed = [ProgressPhoto.Size.small, .large].map { size in
        SealedColumn(table: "progress_photo", column: size.rawValue, content: .bytes, naming: "id") { id, owner in
            ProgressPhotoSeal.context(size, of: id, owner)
        }
    }
}
