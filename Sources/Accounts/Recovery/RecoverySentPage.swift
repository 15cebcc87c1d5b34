import Web

/// The page that says that a link was mailed if there is an account, or who passes it on where no mail goes out.
struct RecoverySentPage: PageModel {
    static let template = "accounts/recovery-sent"

    let frame: Frame
    let address: String
    let sendsMail: Bool
    /// The address by which members reach the operator; empty where none was set.
    let contact: String

    init(email: String, sendsMail: Bool, contact: String?, frame: Frame) {
        self.frame = frame
        self.address = email
        self.sendsMail = sendsMail
        self.contact = contact ?? ""
    }
}
