import HealthMath
import Members
import Web

/// Two progress photos together, and the form that chooses two others.
struct PhotoComparisonPage: PageModel {
    static let template = "photos/comparison"

    let frame: Frame
    /// Always one.
    let pairs: [PhotoPairView]
    let fromChoices: [ChoiceView]
    let toChoices: [ChoiceView]

    init(_ pair: PhotoPair, among photos: [ProgressPhoto], for member: Member, on today: CalendarDay, frame: Frame) {
        func choices(_ chosen: ProgressPhoto) -> [ChoiceView] {
            photos.map { photo in
                ChoiceView(photo.id, label: DayName(photo.day, today: today).name, chosen: photo.id == chosen.id)
            }
        }
        self.frame = frame
        self.pairs = [PhotoPairView(pair, in: member.units, today: today)]
        self.fromChoices = choices(pair.earlier)
        self.toChoices = choices(pair.later)
    }
}
