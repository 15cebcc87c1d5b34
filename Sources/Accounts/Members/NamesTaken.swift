import Web

/// Thrown when somebody else has the screen name or the address.
struct NamesTaken: Error, Equatable {
    static let emailWords = "This email already has an account. Log in instead, or use another."

    let screenName: Bool
    let email: Bool

    /// The complaints beside the fields.
    var complaints: FormErrors {
        var errors = FormErrors()
        if self.email { errors.add("email", Self.emailWords) }
        if self.screenName { errors.add("screenName", "Somebody already has this screen name. Try another.") }
        return errors
    }

    /// Runs `work` and throws the complaints in place of the clash.
    static func complaining<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch let taken as NamesTaken {
            throw taken.complaints
        }
    }
}
