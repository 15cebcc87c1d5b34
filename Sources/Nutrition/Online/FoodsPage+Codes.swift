extension FoodsPage {
    /// The message about a code that is unknown here and at all sources that were asked.
    struct UnknownCode {
        let title: String
        let words: String
        /// Whether a retry may help.
        let mayHelp: Bool

        /// Returns nil when the product was found.
        init?(_ answer: ProductLookupResult) {
            let choices = "search by name, or just add the calories."
            switch answer {
            case .found: return nil
            case .unknown(let sources):
                self.title = "This code isn’t in our catalogue"
                let asked = sources.joined(separator: " and ")
                let isMany = sources.count > 1
                self.words =
                    (sources.isEmpty ? "" : "\(asked) \(isMany ? "don’t" : "doesn’t") know it either. ")
                    + "Check the digits, \(choices)"
                self.mayHelp = false
            case .unsure(let source, _):
                self.title = "We couldn’t ask \(source) just now"
                self.words = "This code isn’t in our own catalogue. Try again in a moment, \(choices)"
                self.mayHelp = true
            }
        }
    }

    /// Tells that a code will be sent to other servers; empty when none is asked.
    static func codeNote(_ sources: [String]) -> String {
        guard !sources.isEmpty else { return "" }
        return "Codes we don’t know are looked up at \(sources.joined(separator: " and ")). "
            + "Only the number is sent, nothing about you."
    }
}
