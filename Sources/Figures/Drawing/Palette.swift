/// The colours of a drawing: the look's own values, since an image knows nothing of the page's.
package enum FigureTheme: String, Sendable, CaseIterable {
    /// As the system is set, which is not always what the page shows.
    case system
    case light, dark

    var rules: String {
        switch self {
        case .system: Self.lightRules + "@media(prefers-color-scheme:dark){" + Self.darkRules + "}"
        case .light: Self.lightRules
        case .dark: Self.darkRules
        }
    }

    private static let lightRules =
        ":root{--n:#2b3443;--f:#a3abb8;--w:#d9472b;--v:#eaa595;--t:#9a8d7b;--g:#e0d7ca;--h:#fff}"
    private static let darkRules =
        ":root{--n:#eef0f3;--f:#6b7585;--w:#ff8a6b;--v:#95584a;--t:#8d8272;--g:#39414e;--h:#1e232c}"
}
