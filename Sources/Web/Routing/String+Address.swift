import Foundation

extension StringProtocol {
    /// The text escaped for a part of an address: all but RFC 3986's unreserved characters.
    package var escapedForAddress: String { self.escapedForAddress(keeping: "") }

    /// Returns the same, with some other ASCII characters left as they are.
    package func escapedForAddress(keeping kept: String) -> String {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        // Nil only for invalid Unicode, which a String can't be.
        return self.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: plain + kept)) ?? ""
    }
}
