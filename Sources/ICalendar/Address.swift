/// Compares mail addresses.
enum Address {
    /// Returns the address in lower case, without `mailto:` and blanks.
    static func plain(_ address: String) -> String {
        let small = address.lowercased().filter { !$0.isWhitespace && $0 != "\"" }
        return small.hasPrefix("mailto:") ? String(small.dropFirst(7)) : small
    }
}
