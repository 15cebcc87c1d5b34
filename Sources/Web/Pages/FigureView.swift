/// A drawn figure for the templates `figure`, `figure-small` and `figure-still`.
package struct FigureView: Encodable, Sendable, Equatable {
    package let figure: String

    /// Returns the figure of this name, which is empty where there is none.
    package static func of(_ name: String) -> [FigureView] { name.isEmpty ? [] : [FigureView(figure: name)] }

    /// Returns the figures of these names, for the template `figure-strip`.
    package static func all(_ names: [String]) -> [FigureView] { names.flatMap(Self.of) }
}
