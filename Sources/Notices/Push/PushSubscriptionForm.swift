import Crypto
import Foundation
import OutboundHTTP
import Web

/// Reads a browser's new subscription.
struct PushSubscriptionForm: Form {
    static let fields: [String: FieldKind] = ["endpoint": .text, "p256dh": .text, "auth": .text, "name": .text]

    let input: FormInput
    /// Decides to which addresses messages may be sent.
    var policy = AddressPolicy(allowsPrivate: false)

    init(input: FormInput) { self.input = input }

    struct Values: Sendable, Equatable {
        let subscription: PushSubscription
        let name: String
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let subscription = PushSubscription(
            endpoint: self.input["endpoint"],
            p256dh: self.input["p256dh"],
            auth: self.input["auth"]
        )
        if !self.policy.mayBeAsked(subscription.endpoint) {
            errors.add("endpoint", "This must be the https address of a push service.")
        }
        if subscription.key == nil { errors.add("p256dh", "This must be a public key on P-256 in base64url.") }
        if subscription.secret == nil { errors.add("auth", "This must be 16 bytes in base64url.") }
        let name = self.input.text("name", max: 60, into: &errors)
        guard errors.isEmpty else { return nil }
        return Values(subscription: subscription, name: name.isEmpty ? "A browser" : name)
    }
}
