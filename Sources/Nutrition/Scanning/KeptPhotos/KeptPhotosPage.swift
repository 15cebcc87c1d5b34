import HealthMath
import Members
import Storage
import Web

/// The photos that a member keeps, those kept last first.
struct KeptPhotosPage: PageModel {
    static let template = "scans/kept"

    let frame: Frame
    let photos: [PhotoView]
    /// Empty when these are the oldest.
    let nextPath: String

    struct PhotoView: Encodable, Sendable {
        /// Leads to the photo on the page of its entry.
        let keptPath: String
        let keptImage: String
        let keptName: String
        let keptDay: String
    }

    init(_ photos: KeptPhotos, today: CalendarDay, frame: Frame) {
        self.frame = frame
        self.photos = photos.shown.map { photo in
            PhotoView(
                keptPath: FoodPhotoLinks.photo(of: photo.entry),
                keptImage: FoodPhotoLinks.image(.small, of: photo.entry),
                keptName: photo.name,
                keptDay: DayName(photo.day, today: today).name
            )
        }
        self.nextPath = photos.next.map { FoodPhotoLinks.kept(after: $0) } ?? ""
    }
}
