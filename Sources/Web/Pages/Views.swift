import Foundation
import Mustache

/// Every template of every room, parsed at start, and what they share.
package struct Views: Sendable {
    private let library: MustacheLibrary
    package let assets: Assets
    /// Whether a tag without a value is an error: in tests it is, so that a misspelt name can't be a silent blank.
    private let strict: Bool

    /// Parses all templates under `folders`.
    ///
    /// Throws when one doesn't parse or when a page's template is missing: better no start than a blank page.
    package init(
        folders: [String],
        pages: [any PageModel.Type],
        assets: Assets,
        strict: Bool = false
    ) throws {
        var templates: [String: MustacheTemplate] = [:]
        for folder in folders { try TemplateFolder.load(folder, into: &templates) }
        self.library = MustacheLibrary(templates: templates)
        self.assets = assets
        self.strict = strict
        for page in pages + Self.ownPages where templates[page.template] == nil {
            throw MissingTemplate(name: page.template)
        }
    }

    package func render(_ page: some PageModel) throws -> Page {
        let name = type(of: page).template
        let root = TemplateValue(page, reportingUnknownNames: self.strict)
        guard let html = self.library.render(root, withTemplate: name) else { throw MissingTemplate(name: name) }
        if let unknown = root.unknownNames.first { throw UnknownName(name: unknown, template: name) }
        return Page(html: html, status: page.status)
    }

    /// Pages of the floor itself.
    private static let ownPages: [any PageModel.Type] = [FailurePage.self, OfflinePage.self]

    package struct MissingTemplate: Error { let name: String }
    package struct UnknownName: Error {
        let name: String
        let template: String
    }
}

/// Reads `*.mustache` files: `Templates/diary/day.mustache` is "diary/day".
enum TemplateFolder {
    static func load(_ folder: String, into templates: inout [String: MustacheTemplate]) throws {
        let suffix = ".mustache"
        guard let files = FileManager.default.enumerator(atPath: folder) else { throw UnreadableFolder(path: folder) }
        for case let path as String in files where path.hasSuffix(suffix) {
            let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
            templates[String(path.dropLast(suffix.count))] = try MustacheTemplate(string: text)
        }
    }

    struct UnreadableFolder: Error { let path: String }
}
