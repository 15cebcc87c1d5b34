package import HTTPTypes

/// A view model that knows its template; rendering anything else does not compile.
///
/// Stored properties only (computed ones are invisible to Mustache), all of them finished strings, booleans and
/// lists; a name inside a list never repeats a page-level name, because an absent inner value falls through.
package protocol PageModel: Sendable {
    /// "diary/day" for `Templates/diary/day.mustache`.
    static var template: String { get }
    var status: HTTPResponse.Status { get }
}

extension PageModel {
    package var status: HTTPResponse.Status { .ok }
}
