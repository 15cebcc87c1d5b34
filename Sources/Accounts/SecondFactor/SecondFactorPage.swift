import Foundation
import HTTPTypes
import Members
import Web

/// Says that a second factor is on, and takes what can be done about it.
struct SecondFactorPage: PageModel {
    static let template = "me/second-factor"

    let frame: Frame
    let status: HTTPResponse.Status
    let isDemanded: Bool
    let since: String
    let left: String
    let password: FieldView

    init(
        _ state: SecondFactorStore.State,
        in timeZone: TimeZone,
        isDemanded: Bool,
        _ errors: FormErrors = FormErrors(),
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.isDemanded = isDemanded
        self.since = DayName.long(state.since, in: timeZone)
        self.left =
            switch state.codesLeft {
            case 0: "You have no recovery code left: make new ones."
            case 1: "You have one recovery code left."
            default: "You have \(state.codesLeft) recovery codes left."
            }
        self.password = FieldView(value: "", complaints: errors["password"])
    }
}
