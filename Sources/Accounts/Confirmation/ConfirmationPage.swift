import HTTPTypes
import Web

/// The page with the button that confirms, or word that the link is void.
struct ConfirmationPage: PageModel {
    static let template = "accounts/confirmation"

    let frame: Frame
    let status: HTTPResponse.Status
    /// Empty when the link is void.
    let address: String
    let action: String

    init(address: String?, token: String, frame: Frame) {
        self.frame = frame
        self.status = address == nil ? .gone : .ok
        self.address = address ?? ""
        self.action = address == nil ? "" : AccountLinks.confirmation(token)
    }
}
