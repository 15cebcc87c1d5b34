import Foundation
import Web

/// Reads what is to be shared.
struct ShareForm: Form {
    static let fields: [String: FieldKind] = ["clientId": .text, "kind": .text, "id": .text]
    static let longestThing = 120

    struct Values: Sendable {
        let clientID: String
        let kind: ShareKind
        let thing: String
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let clientID = self.input.requestID("clientId", into: &errors)
        let kind = self.input.choice("kind", of: ShareKind.self, "Choose workout or meal.", into: &errors)
        if kind == nil, errors["kind"].isEmpty { errors.add("kind", "Choose workout or meal.") }
        let thing = self.input.required("id", max: Self.longestThing, "Say what to share.", into: &errors)
        guard let clientID, let kind, errors.isEmpty else { return nil }
        return Values(clientID: clientID, kind: kind, thing: thing)
    }

    /// The kind and id in the query; nil unless both are valid.
    var asked: (kind: ShareKind, thing: String)? {
        guard let kind = ShareKind(rawValue: self.input["kind"]), !self.input["id"].isEmpty,
            self.input["id"].count <= Self.longestThing
        else { return nil }
        return (kind, self.input["id"])
    }
}
