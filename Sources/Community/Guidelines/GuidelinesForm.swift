import Web

/// The version of the guidelines to which a member agrees.
struct GuidelinesForm: Form {
    static let fields: [String: FieldKind] = ["version": .number, "next": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Int64? {
        if Int64(self.input["version"]) == Guidelines.version { return Guidelines.version }
        errors.add("version", "The guidelines changed. Read version \(Guidelines.version) and agree to that.")
        return nil
    }

    /// The page to go on to; empty for the usual one, and never on another server.
    var next: String { self.input.localPath("next") ?? "" }
}
