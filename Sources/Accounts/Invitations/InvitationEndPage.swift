import Foundation
import HTTPTypes
import Web

/// The form with which an invitation is ended.
struct InvitationEndPage: PageModel {
    static let template = "accounts/invitation-end"

    let frame: Frame
    let status: HTTPResponse.Status
    let path: String
    let note: String
    let words: String
    let reason: FieldView

    init(
        _ invitation: Invitation,
        _ form: InvitationEndForm,
        _ errors: FormErrors,
        in timeZone: TimeZone,
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.path = AccountLinks.invitationEnd(invitation.id)
        self.note = invitation.note
        self.words = invitation.words(in: timeZone)
        self.reason = FieldView("reason", of: form, errors)
    }
}
