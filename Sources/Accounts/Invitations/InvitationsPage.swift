import Foundation
import HTTPTypes
import Members
import Storage
import Web

/// The page that says who may sign up, with the open invitations.
struct InvitationsPage: PageModel {
    static let template = "accounts/invitations"
    /// The most on one page.
    static let length = 50

    struct Item: Encodable, Sendable {
        let invitedName: String
        let invitedNote: String
        let endPath: String
    }

    let frame: Frame
    let status: HTTPResponse.Status
    /// The link just made, which is shown nowhere else; else empty.
    let made: String
    let rules: [ChoiceView]
    let ruleComplaints: [String]
    let reason: FieldView
    let password: FieldView
    let invites: Bool
    let formComplaints: [String]
    let note: FieldView
    let places: FieldView
    let lengths: [ChoiceView]
    let items: [Item]
    let nextPath: String

    init(
        _ rule: SignUpRule,
        _ invitations: [Invitation],
        _ input: FormInput,
        _ errors: FormErrors,
        made link: String,
        in timeZone: TimeZone,
        frame: Frame
    ) {
        let form = InvitationForm(input)
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.made = link
        let chosen = input["rule"].isEmpty ? rule.rawValue : input["rule"]
        self.rules = SignUpRule.allCases.map {
            ChoiceView($0.rawValue, label: $0.title, hint: $0.hint, chosen: $0.rawValue == chosen)
        }
        self.ruleComplaints = errors["rule"]
        self.reason = FieldView(value: input["reason"], complaints: errors["reason"])
        // The password is never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
        self.invites = rule == .invited
        self.formComplaints = errors["form"]
        self.note = FieldView("note", of: form, errors)
        self.places = FieldView(value: input.has("places") ? input["places"] : "1", complaints: errors["places"])
        let days = input["days"].isEmpty ? "7" : input["days"]
        self.lengths = Invitation.days.map {
            ChoiceView(String($0), label: $0 == 1 ? "A day" : "\($0) days", chosen: String($0) == days)
        }
        self.items = invitations.map {
            Item(
                invitedName: $0.note,
                invitedNote: $0.words(in: timeZone),
                endPath: AccountLinks.invitationEnd($0.id)
            )
        }
        let last = invitations.count == Self.length ? invitations.last : nil
        self.nextPath =
            last.map { "\(Places.signUpRule.path)?after=\(Cursor(at: $0.createdAt.milliseconds, id: $0.id))" } ?? ""
    }
}

extension Invitation {
    /// Returns text such as "One place left, until 21 March 2026".
    func words(in timeZone: TimeZone) -> String {
        let places = self.places == 1 ? "One place" : "\(self.places) places"
        return "\(places) left, until \(DayName.long(self.expiresAt, in: timeZone))"
    }
}
