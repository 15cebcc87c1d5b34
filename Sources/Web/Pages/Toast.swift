import Foundation
import HTTPTypes
package import Hummingbird

/// A sentence about what just happened, shown once on the next page, with Undo and the next step where possible.
package struct Toast: Codable, Sendable, Equatable {
    package let text: String
    /// A path to POST to; empty when there is nothing to undo.
    package let undo: String
    /// Nil when nothing is likely to follow.
    package let next: Step?
    /// The id of the part of the next page that changed, where reading goes on; nil for the top.
    ///
    /// A script that sent the form learns where it leads to, but never the part that the address names.
    fileprivate(set) var place: String?

    /// What one may want to do next: "Add another".
    package struct Step: Codable, Sendable, Equatable {
        let words: String
        let path: String

        package init(_ words: String, path: String) {
            self.words = words
            self.path = path
        }
    }

    package init(_ text: String, undo: String = "", next: Step? = nil) {
        self.text = text
        self.undo = undo
        self.next = next
    }

    static let cookieName = "spotter_toast"

    static func cookie(_ value: String, seconds: Int) -> Cookie {
        Cookie(name: Self.cookieName, value: value, maxAge: seconds, path: "/", httpOnly: true, sameSite: .lax)
    }

    /// Returns nil for a malformed cookie: a toast is never worth failing a page.
    init?(cookie: String) {
        guard cookie.utf8.count < 2_000, let data = Data(base64Encoded: cookie),
            let toast = try? JSONDecoder().decode(Self.self, from: data),
            toast.undo.isEmpty || LocalPath.isLocal(toast.undo),
            toast.next.map({ LocalPath.isLocal($0.path) }) ?? true
        else { return nil }
        self = toast
    }

    var cookie: String {
        // Strings can always be encoded.
        ((try? JSONEncoder().encode(self)) ?? Data()).base64EncodedString()
    }
}

extension Response {
    /// Redirects a browser after a write (303), with a toast for the next page, at the part that the path names ("#id").
    package static func onward(to path: String, toast: Toast? = nil) -> Response {
        var response = Response(status: .seeOther, headers: [.location: path])
        if var toast {
            toast.place = path.split(separator: "#", maxSplits: 1).dropFirst().first.map(String.init)
            response.setCookie(Toast.cookie(toast.cookie, seconds: 60))
        }
        return response
    }
}

/// Decides whether a path stays on this server: no other host, no scheme, no tricks with slashes.
package enum LocalPath {
    /// The longest path: enough for a page with a filled form in its query.
    private static let longest = 4_000

    /// It compares bytes, as browsers do: a slash and a mark that nobody sees are one character of a `String`, but no slash.
    ///
    /// No two slashes follow each other before the query: a browser makes "//host" of "/.//host".
    package static func isLocal(_ path: String) -> Bool {
        let (bytes, slash) = (path.utf8, UInt8(ascii: "/"))
        let place = bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return bytes.first == slash && !zip(place, place.dropFirst()).contains { $0 == slash && $1 == slash }
            && !bytes.contains(UInt8(ascii: "\\")) && bytes.count < Self.longest
            && !path.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
