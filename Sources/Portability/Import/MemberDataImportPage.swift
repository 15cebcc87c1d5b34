import Web

/// The page of one import: its contents, its progress, and the next steps.
struct MemberDataImportPage: PageModel {
    static let template = "portability/import"

    struct Line: Encodable, Sendable {
        let lineNumber: String
        let lineWords: String
    }

    let frame: Frame
    let sources: String
    /// "2024-01-01 to 2026-03-14"; empty when nothing in it has a day.
    let days: String
    let kinds: [Line]
    let skipped: [Line]
    let outcome: String
    let startPath: String
    let dropPath: String
    let undoPath: String
    /// The page again, while it is to show itself anew because the import goes on; else empty.
    let againAt: String
    let canStart: Bool
    let canDrop: Bool
    let canUndo: Bool

    init(_ found: MemberDataImport, frame: Frame) {
        let look = found.look
        self.frame = frame
        self.sources = found.title
        self.days = look.firstDay == look.lastDay ? look.firstDay : "\(look.firstDay) to \(look.lastDay)"
        self.kinds = look.kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
            Line(lineNumber: MemberDataImportWords.count($0.value), lineWords: $0.key)
        }
        self.skipped = look.skipped.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
            Line(lineNumber: MemberDataImportWords.count($0.value), lineWords: $0.key)
        }
        self.outcome = MemberDataImportWords.outcome(of: found)
        self.startPath = DataLinks.start(found.id)
        self.dropPath = DataLinks.drop(found.id)
        self.undoPath = DataLinks.undo(found.id)
        self.againAt = found.state.isUnderWay ? DataLinks.imported(found.id) : ""
        self.canStart = found.state == .looked
        self.canDrop = [.reading, .looked, .failed].contains(found.state)
        self.canUndo = found.state == .done
    }
}

extension MemberDataImport {
    /// "MyFitnessPal meals", or "A file" while that isn't known.
    var title: String { self.look.sources.isEmpty ? "A file" : self.look.sources.joined(separator: ", ") }
}
