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
    /// What draws the images that are no files.
    private let drawers: [Drawer]

    /// Returns images by the names under which they are served, "figures/squat.still.dark.svg".
    package typealias Drawer = @Sendable () throws -> [String: [UInt8]]

    /// `assets` is the folder of scripts and styles, `draws` makes images that are no files; nil for none.
    package init(
        templates: String,
        models: [any PageModel.Type],
        links: [any LinkTable.Type] = [],
        assets: String? = nil,
        draws: Drawer? = nil
    ) {
        self.init(templates, [], models, links, [assets].compactMap(\.self), [draws].compactMap(\.self))
    }

    private init(
        _ templates: String,
        _ otherTemplates: [String],
        _ models: [any PageModel.Type],
        _ links: [any LinkTable.Type],
        _ assetFolders: [String],
        _ drawers: [Drawer]
    ) {
        self.templates = templates
        self.otherTemplates = otherTemplates
        self.models = models
        self.links = links
        self.assetFolders = assetFolders
        self.drawers = drawers
    }

    /// Draws its images; throws when two have one name.
    package func drawn() throws -> [String: [UInt8]] {
        try self.drawers.reduce(into: [:]) { all, draw in
            try all.merge(draw()) { _, _ in throw SameDrawing() }
        }
    }

    /// Thrown when two drawn images have one name.
    struct SameDrawing: Error {}

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
            one.drawers + other.drawers
        )
    }
}
