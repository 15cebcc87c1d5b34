import Web

/// The ways out that every page about somebody offers: `safety/links`.
struct SafetyLinks: Encodable, Sendable {
    let blockPath: String
    let reportPath: String

    init(_ id: Member.ID, chat: String? = nil) {
        self.blockPath = SafetyPath.block(id)
        self.reportPath = SafetyPath.report(id, chat: chat)
    }
}
