import HTTPTypes
import Web

/// The page that says that a link is void.
struct RecoveryGonePage: PageModel {
    static let template = "accounts/recovery-gone"

    let frame: Frame
    let status = HTTPResponse.Status.gone
}
