import Foundation
import Members
import Storage

/// A mission that a member proposes to a buddy: a weight mission without a weight, because that is nobody's business.
struct MissionProposal: Sendable, Equatable {
    let from: Member.ID
    let kind: MissionKind
    /// Nil for a weight.
    let target: Double?
    let times: Int?
    /// Empty but for own words.
    let words: String
    let at: Date

    init(_ aim: MissionAim, from owner: Member.ID, at now: Date) {
        self.from = owner
        self.kind = aim.kind
        self.target = aim.kind == .weight ? nil : aim.target
        self.times = aim.kind == .weight ? nil : aim.times
        self.words = aim.words
        self.at = now
    }

    /// The days for which a proposal waits, and in which none of its kind is proposed to the same buddy again.
    static let days = 30

    /// Returns text such as "7,000 steps a day, on 20 days".
    func title(in units: Units) -> String {
        guard self.kind != .weight else { return "A weight mission, with a weight of your own" }
        return MissionAim(self.kind, target: self.target, times: self.times, words: self.words)?.title(in: units)
            ?? self.kind.title
    }
}

extension MissionProposal {
    /// The columns that `init(row:)` reads, in its order.
    static let columns: SQL = "owner_id, kind, target, times, words, at"

    init(row: SQLRow) throws {
        var columns = row.reader
        self.from = try columns.integer()
        self.kind = try columns.choice()
        self.target = try columns.optionalReal()
        self.times = try columns.optionalInt()
        self.words = try columns.text()
        self.at = Date(milliseconds: try columns.integer())
    }
}
