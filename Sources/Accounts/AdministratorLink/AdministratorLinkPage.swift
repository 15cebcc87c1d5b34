import HTTPTypes
import Members
import Web

/// One button for who is logged in, the ways in for who isn't, or word that the link is no longer good.
struct AdministratorLinkPage: PageModel {
    static let template = "accounts/administrator"

    let frame: Frame
    let status: HTTPResponse.Status
    /// Empty when the link is no longer good.
    let token: String
    let action = AccountLinks.administrator.path
    /// Where the link itself leads, to come back to after logging in.
    let link: String
    /// Who would become administrator; empty for strangers.
    let screenName: String

    /// `token` is nil when the link is no longer good.
    init(token: String?, member: Member?, frame: Frame) {
        self.frame = frame
        self.status = token == nil ? .gone : .ok
        self.token = token ?? ""
        self.link = token.map { AccountLinks.administrator($0.escapedForAddress) } ?? ""
        self.screenName = member?.screenName ?? ""
    }
}
