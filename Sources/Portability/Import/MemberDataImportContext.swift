import Foundation
import Storage

/// For whom a file is read, when, and under which rules.
struct MemberDataImportContext: Sendable {
    let owner: Int64
    let rules: PortabilityRules
    let seal: Seal
    /// Whether a personal access token brings it: then nothing personal is taken.
    let isByToken: Bool
    let now: Date
}
