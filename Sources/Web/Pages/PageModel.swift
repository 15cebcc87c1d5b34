public import HTTPTypes

/// A view model with its template; nothing else can be rendered.
///
/// It has only stored properties: finished strings, booleans, lists and structs of these, which a template sees by the
/// compiler's `Encodable` code (`ModelReader`). A name inside a list must not equal one of the page, because an absent
/// inner value falls through to it.
package protocol PageModel: Encodable, Sendable {
    /// "diary/day" for `Templates/diary/day.mustache`.
    static var template: String { get }
    var status: HTTPResponse.Status { get }
    /// Whether a device may keep the page for a week, to be read without a network.
    ///
    /// It must be false for pages about health, settings, other members or secrets; the default is false.
    var isKept: Bool { get }
    /// Sources that it may load beyond what any page may, by directive: `["frame-src": "https://player.example"]`.
    ///
    /// The template of such a page has `data-own-document` and its route is `.ownDocument`, so that no link swaps it
    /// into a document under another policy.
    var allowedSources: [String: String] { get }
}

extension PageModel {
    package var status: HTTPResponse.Status { .ok }
    package var isKept: Bool { false }
    package var allowedSources: [String: String] { [:] }
}

/// A page may store its status; it encodes nothing, so templates never show it.
extension HTTPResponse.Status: @retroactive Encodable {
    public func encode(to encoder: any Encoder) throws {}
}
