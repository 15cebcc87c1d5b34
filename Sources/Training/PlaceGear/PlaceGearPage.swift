import HTTPTypes
import Web

/// The page that asks what is at one place.
struct PlaceGearPage: PageModel {
    static let template = "gear/place"

    let status: HTTPResponse.Status
    let frame: Frame
    let savePath: String
    /// Where it leads when saved; empty for the page of all places.
    let next: String
    let gearField: String
    let gearGroups: [GearGroupView]
    let complaints: [String]

    init(_ form: PlaceGearForm, _ errors: FormErrors, ticked: [Gear], at place: Place, frame: Frame) {
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.savePath = GearLinks.page(place)
        self.next = form.next
        self.gearField = "gear"
        self.gearGroups = GearGroupView.all(ticked: ticked)
        self.complaints = ["form", "gear"].flatMap { errors[$0] }
    }
}
