import Foundation
import Web

/// The form for connecting a calendar: by an address that publishes it, or by an account at a CalDAV server.
struct ConnectForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "kind": .text, "address": .text, "user": .text, "password": .secret, "name": .text,
        "showsTitles": .flag,
    ]

    var input: FormInput

    struct Values: Sendable, Equatable {
        let id: String
        let place: Place
        /// Nil for the calendar's own name.
        let name: String?
        let showsTitles: Bool
    }

    enum Place: Sendable, Equatable {
        case address(String)
        case account(server: String, user: String, password: String)
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.requestID(into: &errors)
        let name = UploadForm.name(self.input, into: &errors)
        let address = self.address(into: &errors)
        let place: Place?
        switch self.input["kind"] {
        case "address": place = address.map { .address($0.text) }
        case "caldav": place = self.account(address?.text, into: &errors)
        default:
            errors.add("kind", "Choose address or caldav. A file goes to /calendars/ics.")
            place = nil
        }
        guard let id, let place else { return nil }
        return Values(id: id, place: place, name: name, showsTitles: self.input.isOn("showsTitles"))
    }

    private func address(into errors: inout FormErrors) -> CalendarAddress? {
        let isServer = self.input["kind"] == "caldav"
        let input = self.input.required(
            "address",
            max: CalendarAddress.longest,
            isServer ? "Type the address of the server." : "Paste the address of your calendar.",
            into: &errors
        )
        if input.isEmpty { return nil }
        let address = CalendarAddress(input)
        if address == nil {
            errors.add(
                "address",
                isServer
                    ? "Type the server's address, like caldav.icloud.com."
                    : "Paste the whole address, like https://calendar.example.org/ana.ics."
            )
        }
        return address
    }

    private func account(_ server: String?, into errors: inout FormErrors) -> Place? {
        let user = self.input.required("user", max: 200, "Type your user name there.", into: &errors)
        let password = self.input.secret("password")
        if password.isEmpty { errors.add("password", "Type your password there, or better an app password.") }
        if password.count > 200 { errors.add("password", "Keep this to 200 characters.") }
        // HTTP's basic authentication joins user and password by a colon.
        if user.contains(":") { errors.add("user", "A user name has no colon.") }
        return server.map { .account(server: $0, user: user, password: password) }
    }
}
