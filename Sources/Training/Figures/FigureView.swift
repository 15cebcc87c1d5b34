/// The figure of a page's one exercise, for the template `figure`.
struct FigureView: Encodable, Sendable {
    let figure: String

    /// The figure of this name, which is empty where there is none.
    static func of(_ name: String) -> [FigureView] {
        return name.isEmpty ? [] : [FigureView(figure: name)]
    }
}
