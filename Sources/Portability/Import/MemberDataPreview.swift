import HealthMath

/// The contents of a file, shown before anything is written.
struct MemberDataPreview: Codable, Sendable, Equatable {
    /// "Spotter export", "MyFitnessPal meals, MyFitnessPal weights".
    var sources: [String] = []
    /// The number of rows of each kind.
    var kinds: [String: Int] = [:]
    /// The first and the last day; empty when no row has a day.
    var firstDay = ""
    var lastDay = ""
    /// The number of skipped lines by reason.
    var skipped: [String: Int] = [:]

    /// Whether it has rows that access tokens may not write.
    var holdsPersonal: Bool?

    var isPersonal: Bool { self.holdsPersonal == true }
    var rows: Int { self.kinds.values.reduce(0, +) }

    mutating func count(_ line: ImportedLine) {
        switch line {
        case .skipped(let reason): self.skipped[reason, default: 0] += 1
        case .row(let row):
            self.kinds[row.kind, default: 0] += 1
            if row.isPersonal { self.holdsPersonal = true }
            guard let day = row.day?.description else { return }
            if self.firstDay.isEmpty || day < self.firstDay { self.firstDay = day }
            if day > self.lastDay { self.lastDay = day }
        }
    }
}
