import Members

/// What a sealed photo is bound to, so that it opens nowhere else.
enum ProgressPhotoSeal {
    static func context(_ size: ProgressPhoto.Size, of id: ProgressPhoto.ID, _ owner: Member.ID) -> String {
        "progress_photo.\(size.rawValue)/\(owner)/\(id)"
    }
}
