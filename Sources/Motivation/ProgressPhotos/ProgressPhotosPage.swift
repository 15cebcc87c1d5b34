import HealthMath
import Members
import Web

/// A member's progress photos, the latest first.
struct ProgressPhotosPage: PageModel {
    static let template = "photos/all"

    let frame: Frame
    /// Whether photos are kept of who asks; else `closedWords` say why not.
    let isOpen: Bool
    let closedWords: String
    let photos: [PhotoView]
    /// Empty when these are the oldest.
    let earlierPath: String
    /// Empty with fewer than two, and without pressure.
    let comparisonPath: String

    /// How many are on a page.
    static let length = 36

    /// A photo in a list.
    struct PhotoView: Encodable, Sendable {
        let photoPath: String
        let photoImage: String
        let photoDay: String

        init(_ photo: ProgressPhoto, today: CalendarDay) {
            self.photoPath = ProgressPhotoLinks.photo(photo.id)
            self.photoImage = ProgressPhotoLinks.image(.small, of: photo.id)
            self.photoDay = DayName(photo.day, today: today).name
        }
    }

    init(
        _ all: [ProgressPhoto],
        before: ProgressPhoto.ID?,
        isOpen: Bool,
        on today: CalendarDay,
        frame: Frame
    ) {
        let start = before.flatMap { id in all.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
        let shown = all.dropFirst(start).prefix(Self.length)
        self.frame = frame
        self.isOpen = isOpen
        self.closedWords = ProgressPhotos.closedWords
        self.photos = shown.map { PhotoView($0, today: today) }
        self.earlierPath =
            start + Self.length < all.count ? shown.last.map { ProgressPhotoLinks.before($0.id) } ?? "" : ""
        self.comparisonPath = all.count > 1 && !frame.noPressure ? ProgressPhotoLinks.comparison.path : ""
    }
}
