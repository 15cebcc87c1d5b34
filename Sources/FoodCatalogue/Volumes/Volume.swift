/// One file of the catalogue; each source has its own, to be imported, replaced and removed alone.
///
/// The cases are ordered by trust: a food in two volumes is shown as the earlier one tells it.
enum Volume: String, Sendable, CaseIterable, Comparable {
    case standard
    case fdc
    case openfoodfacts

    /// Returns where the file lies when the standard volume is at `path`: "catalogue.sqlite", "catalogue-fdc.sqlite".
    func path(beside path: String) -> String {
        guard self != .standard else { return path }
        let end = ".sqlite"
        let stem = path.hasSuffix(end) ? String(path.dropLast(end.count)) : path
        return "\(stem)-\(self.rawValue)\(end)"
    }

    static func < (one: Volume, other: Volume) -> Bool { one.trust < other.trust }

    private var trust: Int {
        switch self {
        case .standard: 0
        case .fdc: 1
        case .openfoodfacts: 2
        }
    }
}
