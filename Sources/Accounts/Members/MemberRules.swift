import Foundation
import HealthMath
import Members
import Web

/// The rules for a member's facts, for all forms.
enum MemberRules {
    /// The most characters of an email address: what fits the path of RFC 5321 section 4.5.3.1.3.
    static let longestEmail = 254

    /// Catches typing errors; only a mail can really test an address.
    static func email(_ input: FormInput, into errors: inout FormErrors) -> String {
        let email = input["email"]
        if email.isEmpty {
            errors.add("email", "Tell us your email address.")
        } else if email.utf8.count > Self.longestEmail {
            errors.add("email", "Keep this to \(Self.longestEmail) characters.")
        } else if !Self.looksLikeAnAddress(email) {
            errors.add("email", "This doesn't look like an email address. It should read like ana@example.org.")
        }
        return email
    }

    static func birthday(_ input: FormInput, _ ages: AgeRule, into errors: inout FormErrors) -> CalendarDay? {
        let complaint = "Write your birthday as year-month-day, like 1990-05-24."
        if input["birthday"].isEmpty { errors.add("birthday", "Tell us your birthday.") }
        guard let birthday = input.day("birthday", complaint, into: &errors) else { return nil }
        if let complaint = ages.complaint(about: birthday) { errors.add("birthday", complaint) }
        return birthday
    }

    static func gender(_ input: FormInput, into errors: inout FormErrors) -> Sex? {
        let complaint = "Choose female, male or other."
        if input["gender"].isEmpty { errors.add("gender", complaint) }
        return input.choice("gender", complaint, into: &errors)
    }

    /// Reads a name of the IANA time zone database such as "Europe/Vienna"; UTC when empty, where it is not required.
    static func timeZone(
        _ input: FormInput,
        isRequired: Bool = false,
        into errors: inout FormErrors
    ) -> String {
        let name = input["timeZone"]
        if name.isEmpty, !isRequired { return "UTC" }
        if MemberZone.named(name) == nil {
            errors.add("timeZone", "We don't know this time zone. Choose one like Europe/Vienna.")
        }
        return name
    }

    private static func looksLikeAnAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.count <= 64 else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2 && !labels.contains(where: \.isEmpty)
            && !text.contains { $0.isWhitespace || "<>()[]\\,;:\"".contains($0) }
    }
}
