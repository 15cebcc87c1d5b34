/// What a wing brings to show: templates, the pages that fill them, the addresses they may name, scripts and styles.
package struct PageBundle: Sendable {
    /// The folder of its templates.
    package let templates: String
    /// The folders of others that it shows together with its own.
    private let otherTemplates: [String]
    /// Every page; one whose template is missing stops the start.
    package let models: [any PageModel.Type]
    package let links: [any LinkTable.Type]
    /// The folders of its scripts and styles.
    package let assetFolders: [String]

    /// `assets` is the folder of its scripts and styles; nil for none.
    package init(
        templates: String,
        models: [any PageModel.Type],
        links: [any LinkTable.Type] = [],
        assets: String? = nil
    ) {
        self.init(templates, [], models, links, [assets].compactMap(\.self))
    }

    private init(
        _ templates: String,
        _ otherTemplates: [String],
        _ models: [any PageModel.Type],
        _ links: [any LinkTable.Type],
        _ assetFolders: [String]
    ) {
        self.templates = templates
        self.otherTemplates = otherTemplates
        self.models = models
        self.links = links
        self.assetFolders = assetFolders
    }

    /// Every folder of templates.
    package var folders: [String] { [self.templates] + self.otherTemplates }

    /// What two rooms bring together.
    package static func + (one: PageBundle, other: PageBundle) -> PageBundle {
        PageBundle(
            one.templates,
            one.otherTemplates + other.folders,
            one.models + other.models,
            one.links + other.links,
            one.assetFolders + other.assetFolders
        )
    }
}
