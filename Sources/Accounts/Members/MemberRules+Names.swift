import Foundation
import Web

/// The rules for names, which strangers read on cards and in mails.
extension MemberRules {
    static func firstName(_ input: FormInput, into errors: inout FormErrors) -> String {
        Self.name("firstName", "Tell us your first name.", input, into: &errors)
    }

    static func lastName(_ input: FormInput, into errors: inout FormErrors) -> String {
        Self.name("lastName", "Tell us your last name.", input, into: &errors)
    }

    /// Allows only ASCII letters, because look-alikes of other scripts would let one member pass for another.
    static func screenName(_ input: FormInput, into errors: inout FormErrors) -> String {
        let name = input["screenName"]
        if name.isEmpty {
            errors.add("screenName", "Choose a screen name: it is what others see.")
        } else if !(2...30).contains(name.count) {
            errors.add("screenName", "Use 2 to 30 characters.")
        } else if name.contains(" ") {
            let joined = name.split(separator: " ").joined(separator: "-")
            errors.add("screenName", "There is no space in a screen name: “\(joined)”?")
        } else if !name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }) {
            errors.add("screenName", "Use letters from a to z, digits, dots, hyphens and underscores.")
        } else if Self.reserved.contains(String(name.lowercased().filter(\.isLetter))) || Self.isAddress(name) {
            errors.add("screenName", "Choose another: this one would speak for the house or be an address.")
        }
        return name
    }

    /// Names by which a member would pass for the people who look after the house, whatever digits and dots stand between.
    private static let reserved: Set<String> = [
        "admin", "administrator", "helpdesk", "moderator", "official", "security", "spotter", "spotteradmin",
        "spotterhelp", "spottersupport", "spotterteam", "staff", "support", "system",
    ]

    private static func name(
        _ field: String,
        _ complaint: String,
        _ input: FormInput,
        into errors: inout FormErrors
    ) -> String {
        let name = input.required(field, max: 60, complaint, into: &errors)
        if Self.hidesSomething(name) || name.contains(where: Self.ofAddresses.contains) || Self.isAddress(name) {
            errors.add(field, "Use the letters of a name, no address and nothing that can't be seen.")
        }
        return name
    }

    private static let ofAddresses: Set<Character> = ["/", "\\", "@", ":", "<", ">", "#", "?", "&", "="]

    /// Returns whether it reads as the address of a site, as "example.org" does; initials as "J.R." and "ana.lopez"
    /// don't.
    private static func isAddress(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix("www.") || Self.endings.contains { name.hasSuffix("." + $0) && name.count > $0.count + 1 }
    }

    /// The endings of addresses that are used most.
    private static let endings = [
        "app", "biz", "cn", "co", "com", "de", "dev", "edu", "eu", "gov", "info", "io", "link", "live", "me", "net",
        "online",
        "org", "ru", "shop", "site", "store", "to", "top", "tv", "uk", "us", "xyz",
    ]

    /// Returns whether there is a character that isn't seen; the two that shape letters in Persian and the scripts of
    /// India may stand between letters (Unicode Standard Annex 31, section 2.3).
    private static func hidesSomething(_ name: String) -> Bool {
        let scalars = Array(name.unicodeScalars)
        return scalars.indices.contains { index in
            guard
                scalars[index].properties.generalCategory == .format
                    || scalars[index].properties.isDefaultIgnorableCodePoint
            else { return false }
            let joins = ["\u{200C}", "\u{200D}"].contains(scalars[index])
            let isBetween =
                index > 0 && index + 1 < scalars.count
                && Self.isOfAWord(scalars[index - 1]) && Self.isOfAWord(scalars[index + 1])
            return !(joins && isBetween) && !(scalars[index] == "\u{FE0F}" && index > 0)
        }
    }

    private static func isOfAWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .otherLetter, .nonspacingMark, .spacingMark: true
        default: false
        }
    }
}
