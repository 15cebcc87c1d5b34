/// A file of the catalogue: one for each source, so that each is imported, replaced and taken away alone.
///
/// In the order of trust: what an earlier one tells of a food is what people see.
enum Volume: String, Sendable, CaseIterable, Comparable {
    case standard
    case fdc
    case openfoodfacts

    /// Where it lies when the standard volume is at `path`: "catalogue.sqlite", "catalogue-fdc.sqlite".
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
