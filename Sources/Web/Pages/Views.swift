/// All templates of all rooms, parsed at start.
package struct Views: Sendable {
    let templates: [String: Template]
    package let assets: Assets
    /// Whether a tag without a value is an error; true in tests, so that a misspelt name isn't a silent blank.
    private let strict: Bool
    /// Which parts of the house pages may lead to; nil for all of them.
    private(set) var switches: HouseSwitches?

    /// Parses all templates under `folders`; `links` are the addresses that they can name.
    ///
    /// Throws when one doesn't parse or a page's template is missing, because no start is better than a blank page.
    package init(
        folders: [String],
        pages: [any PageModel.Type],
        links: [String: String] = [:],
        assets: Assets,
        strict: Bool = false
    ) throws {
        var sources: [String: [UInt8]] = [:]
        for folder in folders { try TemplateFolder.load(folder, into: &sources) }
        self.templates = try TemplateParser.templates(from: sources, links: links)
        self.assets = assets
        self.strict = strict
        for page in pages + Self.ownPages where self.templates[page.template] == nil {
            throw MissingTemplate(name: page.template)
        }
    }

    /// Returns the same with the switches of a house, for what frames say of it.
    package func knowing(_ switches: HouseSwitches) -> Views {
        var views = self
        views.switches = switches
        return views
    }

    package func render(_ page: some PageModel) throws -> Page {
        let name = type(of: page).template
        guard let template = self.templates[name] else { throw MissingTemplate(name: name) }
        var renderer = Renderer(try ModelReader.value(of: page) ?? .fields([]))
        renderer.render(template.parts)
        if self.strict, let unknown = renderer.unknownNames.first { throw UnknownName(name: unknown, template: name) }
        return Page(
            bytes: renderer.bytes,
            status: page.status,
            isKept: page.isKept,
            allowedSources: page.allowedSources
        )
    }

    /// Pages of the floor itself.
    private static let ownPages: [any PageModel.Type] = [FailurePage.self, OfflinePage.self]

    package struct MissingTemplate: Error { let name: String }
    package struct UnknownName: Error {
        let name: String
        let template: String
    }
}
