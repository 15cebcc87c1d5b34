import HealthMath
import Members
import Web

/// One progress photo.
struct ProgressPhotoPage: PageModel {
    static let template = "photos/photo"

    let frame: Frame
    let image: String
    let day: String
    /// "72.4 kg"; empty where none was said.
    let weight: String
    let removalPath: String

    init(
        _ photo: ProgressPhoto,
        weights: [CalendarDay: Double],
        for member: Member,
        on today: CalendarDay,
        frame: Frame
    ) {
        self.frame = frame
        self.image = ProgressPhotoLinks.image(.large, of: photo.id)
        self.day = DayName(photo.day, today: today).name
        self.weight = weights[photo.day].map { member.units.text(kilograms: $0) } ?? ""
        self.removalPath = ProgressPhotoLinks.removal.path(photo.id)
    }
}
