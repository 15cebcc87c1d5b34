import Foundation
import OutboundHTTP
import Web

/// The form that connects a Subsonic server.
struct SubsonicForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "kind": .text, "address": .text, "user": .text, "password": .secret,
    ]

    let input: FormInput

    struct Account: Sendable, Equatable {
        /// Without a slash at the end.
        let address: String
        let user: String
        let password: String
    }

    struct Values: Sendable, Equatable {
        let id: String
        let account: Account
    }

    private static let longestAddress = 500

    func validate(into errors: inout FormErrors) -> Values? {
        let id = self.input.requestID(into: &errors)
        if !["", SourceKind.subsonic.rawValue].contains(self.input["kind"]) {
            errors.add("kind", "Say subsonic. Spotify is connected in a browser.")
        }
        let typed = self.input.required(
            "address",
            max: Self.longestAddress,
            "Type the address of your server.",
            into: &errors
        )
        let address = Self.address(typed)
        if address == nil, !typed.isEmpty {
            errors.add("address", "Type the server's address, like https://music.example.org.")
        }
        let user = self.input.required("user", max: 200, "Type your user name there.", into: &errors)
        let password = self.input.secret("password")
        if password.isEmpty { errors.add("password", "Type your password there.") }
        if password.count > 200 { errors.add("password", "Keep this to 200 characters.") }
        guard errors.isEmpty, let id, let address else { return nil }
        return Values(id: id, account: Account(address: address, user: user, password: password))
    }

    /// Returns what stands before `/rest`; nil for what is no web address.
    private static func address(_ typed: String) -> String? {
        let text = typed.contains("://") ? typed : "https://" + typed
        guard let url = URL(string: text), let origin = WebOrigin(url) else { return nil }
        var path = url.path(percentEncoded: true)
        while path.hasSuffix("/") { path.removeLast() }
        if path.hasSuffix("/rest") { path.removeLast("/rest".count) }
        while path.hasSuffix("/") { path.removeLast() }
        return origin.text + path
    }
}

extension FormErrors {
    /// Complains about a server beside the field that the member can mend.
    init(_ problem: SourceProblem) {
        if problem == .closed {
            self.init("password", "Name or password didn't open it.")
        } else {
            self.init("address", problem.words)
        }
    }
}
