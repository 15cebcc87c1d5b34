import HTTPTypes
import Members
import Web

/// The page of the link: a button for members, links to log in or sign up for strangers, or word that the link is void.
struct AdministratorLinkPage: PageModel {
    static let template = "accounts/administrator"

    let frame: Frame
    let status: HTTPResponse.Status
    /// Empty when the link is void.
    let token: String
    let action = AccountLinks.administrator.path
    /// The path of the link itself, to come back to after logging in.
    let link: String
    /// The member who would become administrator; empty for strangers.
    let screenName: String

    /// `token` is nil when the link is void.
    init(token: String?, member: Member?, frame: Frame) {
        self.frame = frame
        self.status = token == nil ? .gone : .ok
        self.token = token ?? ""
        self.link = token.map { AccountLinks.administrator($0.escapedForAddress) } ?? ""
        self.screenName = member?.screenName ?? ""
    }
}
