import Web

/// The page that asks before a source is disconnected, because what opens it must be given again.
struct SourceRemovalPage: PageModel {
    static let template = "sources/removal"

    let frame: Frame
    let sourceName: String
    let removalPath: String
    let listPath = SourceLinks.all.path

    init(_ source: MemberSource, frame: Frame) {
        self.frame = frame
        self.sourceName = source.name
        self.removalPath = SourceLinks.removal.path(source.id)
    }
}
