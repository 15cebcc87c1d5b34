import Web

/// The preview alone, as a fragment.
struct GoalPreviewPage: PageModel {
    static let template = "goal/looked"

    let frame: Assets
    let preview: GoalPreview

    /// The part of the frame that a fragment needs.
    struct Assets: Encodable, Sendable { let assets: String }

    init(_ preview: GoalPreview, assets: String) {
        self.frame = Assets(assets: assets)
        self.preview = preview
    }
}
