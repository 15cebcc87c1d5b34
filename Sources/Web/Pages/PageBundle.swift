/// What a wing needs to show its pages: templates, page models, tables of links, scripts and styles.
package struct PageBundle: Sendable {
    /// The folder of the wing's templates.
    package let templates: String
    /// The folders of added bundles.
    private let otherTemplates: [String]
    /// Every page model; one whose template is missing stops the start.
    package let models: [any PageModel.Type]
    package let links: [any LinkTable.Type]
    /// The folders of scripts and styles.
    package let assetFolders: [String]
    /// Its images that are no files.
    package let drawn: [DrawnImages]

    /// `assets` is the folder of scripts and styles, `drawn` are images that are no files; nil for none.
    package init(
        templates: String,
        models: [any PageModel.Type],
        links: [any LinkTable.Type] = [],
        assets: String? = nil,
        drawn: DrawnImages? = nil
    ) {
        self.init(templates, [], models, links, [assets].compactMap(\.self), [drawn].compactMap(\.self))
    }

    private init(
        _ templates: String,
        _ otherTemplates: [String],
        _ models: [any PageModel.Type],
        _ links: [any LinkTable.Type],
        _ assetFolders: [String],
        _ drawn: [DrawnImages]
    ) {
        self.templates = templates
        self.otherTemplates = otherTemplates
        self.models = models
        self.links = links
        self.assetFolders = assetFolders
        self.drawn = drawn
    }

    /// All folders of templates.
    package var folders: [String] { [self.templates] + self.otherTemplates }

    /// Joins two bundles.
    package static func + (one: PageBundle, other: PageBundle) -> PageBundle {
        PageBundle(
            one.templates,
            one.otherTemplates + other.folders,
            one.models + other.models,
            one.links + other.links,
            one.assetFolders + other.assetFolders,
            one.drawn + other.drawn
        )
    }
}
