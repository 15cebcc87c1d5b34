/// What a wing brings to show: templates, the pages that fill them, and the addresses they may name.
package struct PageBundle: Sendable {
    /// The folder of its templates.
    package let templates: String
    /// Every page; one whose template is missing stops the start.
    package let models: [any PageModel.Type]
    package let links: [any LinkTable.Type]

    package init(templates: String, models: [any PageModel.Type], links: [any LinkTable.Type] = []) {
        self.templates = templates
        self.models = models
        self.links = links
    }
}
