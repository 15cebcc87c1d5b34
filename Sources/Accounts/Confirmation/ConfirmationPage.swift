import HTTPTypes
import Web

/// One button, or word that the link is no longer good.
struct ConfirmationPage: PageModel {
    static let template = "accounts/confirmation"

    let frame: Frame
    let status: HTTPResponse.Status
    /// Empty when the link is no longer good.
    let address: String
    let action: String

    init(address: String?, token: String, frame: Frame) {
        self.frame = frame
        self.status = address == nil ? .gone : .ok
        self.address = address ?? ""
        self.action = address == nil ? "" : AccountLinks.confirmation(token)
    }
}
