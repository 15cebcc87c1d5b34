import Foundation

extension StringProtocol {
    /// As it stands in a part of an address: all but RFC 3986's unreserved characters escaped.
    package var escapedForAddress: String {
        let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        // Nil only for text that is no Unicode, which a String can't be.
        return self.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
