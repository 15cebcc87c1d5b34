import Foundation
import Web

/// The rules for a new password, for all forms.
enum PasswordRules {
    static let shortest = 8
    /// OWASP ASVS 4.0.3, 2.1.2.
    static let longest = 128

    /// Reads "password" and, where a form asks for it twice, "passwordAgain".
    ///
    /// `names` are the member's address and screen name, which attackers would try first.
    static func password(
        _ input: FormInput,
        names: [String],
        into errors: inout FormErrors
    ) -> String {
        let password = input.secret("password")
        if let complaint = Self.complaint(about: password, names: names) { errors.add("password", complaint) }
        if input.has("passwordAgain"), input.secret("passwordAgain") != password {
            errors.add("passwordAgain", "The two passwords differ. Type the same one twice.")
        }
        return password
    }

    static func complaint(about password: String, names: [String]) -> String? {
        let key = NameKey.of(password)
        if password.isEmpty { return "Choose a password." }
        if password.count < Self.shortest {
            return "Use at least \(Self.shortest) characters. A few words make a good one."
        }
        if password.count > Self.longest { return "Keep this to \(Self.longest) characters." }
        if names.contains(where: { NameKey.of($0) == key }) {
            return "Choose something else than your own name or address."
        }
        if CommonPasswords.contains(key) || Set(key).count == 1 {
            return "Too many people use this one. A few unrelated words make a good password."
        }
        return nil
    }
}
