import Foundation

/// The most common passwords, which attackers try first.
enum CommonPasswords {
    static func contains(_ password: String) -> Bool { self.all.contains(password[...]) }

    /// In lower case.
    ///
    /// The file lies beside the templates, without which the program would not have started.
    private static let all: Set<Substring> = {
        guard let file = Bundle.module.url(forResource: "Words/common-passwords", withExtension: "txt"),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return [] }
        return Set(text.split(separator: "\n"))
    }()
}
