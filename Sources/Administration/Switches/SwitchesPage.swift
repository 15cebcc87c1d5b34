import HTTPTypes
import Web

/// The parts of the house, each with its switch.
struct SwitchesPage: PageModel {
    static let template = "administration/switches"

    struct Item: Encodable, Sendable {
        let partName: String
        let partTitle: String
        let partHint: String
        let partOn: Bool
        let partPath: String
        /// Whether its form was sent and refused.
        let partAsked: Bool
        let reasonComplaints: [String]
    }

    let frame: Frame
    let status: HTTPResponse.Status
    let items: [Item]

    /// Creates the page; the complaints are about the form of one part.
    init(_ parts: [HousePart], _ switches: HouseSwitches, _ errors: FormErrors, about asked: HousePart?, frame: Frame) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.items = parts.map {
            Item(
                partName: $0.name,
                partTitle: $0.title,
                partHint: $0.hint,
                partOn: switches.isOn($0),
                partPath: AdministrationLinks.partSwitch($0.name),
                partAsked: $0 == asked,
                reasonComplaints: $0 == asked ? errors["reason"] : []
            )
        }
    }
}
