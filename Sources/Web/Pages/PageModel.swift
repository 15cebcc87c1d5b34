public import HTTPTypes

/// A view model that knows its template; rendering anything else does not compile.
///
/// Stored properties only, all of them finished strings, booleans, lists and structs of these: what the compiler
/// writes for `Encodable` is how a template sees them (`ModelReader`). A name inside a list never repeats a page-level
/// name, because an absent inner value falls through.
package protocol PageModel: Encodable, Sendable {
    /// "diary/day" for `Templates/diary/day.mustache`.
    static var template: String { get }
    var status: HTTPResponse.Status { get }
    /// Whether a member's device may keep it for a week, to be read without a network.
    ///
    /// Never what tells of health, settings, others' matters or secrets: a page says so itself, and most don't.
    var isKept: Bool { get }
    /// What it may load beyond what any page may: sources by directive, `["frame-src": "https://player.example"]`.
    ///
    /// The template of a page with such sources says `data-own-document`, so that no link brings it into a document under
    /// another policy.
    var allowedSources: [String: String] { get }
}

extension PageModel {
    package var status: HTTPResponse.Status { .ok }
    package var isKept: Bool { false }
    package var allowedSources: [String: String] { [:] }
}

/// A page may store its status; a template never shows it, so it says nothing.
extension HTTPResponse.Status: @retroactive Encodable {
    public func encode(to encoder: any Encoder) throws {}
}
