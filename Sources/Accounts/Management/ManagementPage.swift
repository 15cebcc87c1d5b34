import Foundation
import HTTPTypes
import Members
import Web

/// The form of one action about a member.
struct ManagementPage: PageModel {
    static let template = "management/act"

    let frame: Frame
    let status: HTTPResponse.Status
    let name: String
    let consequence: String
    let path: String
    let button: String
    let isDangerous: Bool
    let formComplaints: [String]
    let reason: FieldView
    /// The lengths to choose from; empty where none is asked for.
    let lengths: [ChoiceView]
    let lengthComplaints: [String]
    /// Empty where no role is given.
    let roles: [ChoiceView]
    let roleComplaints: [String]
    let asksPassword: Bool
    let password: FieldView

    init(
        _ action: ManagementAction,
        _ member: ManagedMember,
        _ form: ManagementForm,
        _ errors: FormErrors,
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.name = member.account.screenName
        self.consequence = action.consequence
        self.path = ManagementPath(action: action).path("\(member.account.id)")
        self.button = action.title
        self.isDangerous = action == .suspension || action == .deletion
        self.formComplaints = errors["form"]
        self.reason = FieldView("reason", of: form, errors)
        let days = action == .suspension ? [nil] + ManagementForm.days.map(Optional.some) : []
        self.lengths = days.map { days in
            let value = days.map(String.init) ?? ""
            let label =
                days.map { $0 == 1 ? "A day" : $0 == 365 ? "A year" : "\($0) days" } ?? "Until somebody lets them back"
            return ChoiceView(value, label: label, chosen: form.input["days"] == value)
        }
        self.lengthComplaints = errors["days"]
        let chosen = form.input["role"].isEmpty ? member.account.role.rawValue : form.input["role"]
        self.roles = (action == .role ? Member.Role.allCases : []).map {
            ChoiceView($0.rawValue, label: $0.rawValue.capitalized, hint: $0.hint, chosen: $0.rawValue == chosen)
        }
        self.roleComplaints = errors["role"]
        self.asksPassword = action.isGrave
        // The password is never shown again.
        self.password = FieldView(value: "", complaints: errors["password"])
    }
}

extension Member.Role {
    /// Says what the role lets somebody do.
    fileprivate var hint: String {
        switch self {
        case .member: "Looks after themselves."
        case .nutritionist: "Publishes recommendations under their name."
        case .organiser: "Makes and changes events."
        case .moderator: "Decides reports, and looks after events."
        case .administrator: "Looks after everything here."
        }
    }
}
