import Foundation

extension StringProtocol {
    /// The text escaped for a part of an address: all but RFC 3986's unreserved characters.
    package var escapedForAddress: String {
        let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        // Nil only for invalid Unicode, which a String can't be.
        return self.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
