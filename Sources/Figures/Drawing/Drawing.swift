/// A motion as an SVG image that stands alone: it moves by itself wherever an image moves, without scripts.
package struct Drawing: Sendable {
    let motion: Motion
    let theme: FigureTheme

    package init(_ motion: Motion, theme: FigureTheme = .system) {
        self.motion = motion
        self.theme = theme
    }

    /// The most an image may weigh before compression.
    package static let mostBytes = 6_144

    /// Moves for ever.
    ///
    /// The frames are as many as the weight allows, so slow and simple motions are the smoothest.
    package var moving: String {
        var text = ""
        for count in [24, 20, 18, 16, 14, 12, 10, 8] {
            text = self.svg(self.motion.frames(count))
            if text.utf8.count <= Self.mostBytes { break }
        }
        return text
    }

    /// Stands still where the motion is furthest from its start, or where it is told best: for lists, and where motion is to
    /// be reduced.
    package var still: String { self.still(at: self.motion.stillShare) }

    package func still(at share: Double) -> String { self.svg([self.motion.skeleton(at: share)]) }

    private static let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-432-840 864 864\"><style>"

    private func svg(_ frames: [Skeleton]) -> String {
        let shapes = self.motion.shapes(frames)
        var text = Self.head + self.theme.rules
        text += "path{fill:none;stroke-linecap:round;stroke-linejoin:round}"
        for paint in Set(shapes.map(\.paint.rawValue)).sorted() { text += ".\(paint){stroke:var(--\(paint))}" }
        for paint in Set(shapes.filter(\.isFilled).map(\.paint.rawValue)).sorted() {
            text += ".\(paint).i{fill:var(--\(paint))}"
        }
        text += "</style>"
        for shape in shapes { text += self.element(shape) }
        return text + "</svg>"
    }

    private func element(_ shape: Shape) -> String {
        let width = Pen.number(shape.width)
        let head =
            "<path class=\"\(shape.paint.rawValue)\(shape.isFilled ? " i" : "")\" stroke-width=\"\(width)\" d=\"\(shape.paths[0])\""
        guard shape.paths.count > 1 else { return head + "/>" }
        let values = shape.paths.joined(separator: ";")
        return head
            + "><animate attributeName=\"d\" dur=\"\(Self.short(self.motion.seconds))s\" repeatCount=\"indefinite\" values=\"\(values)\"/></path>"
    }

    private static func short(_ seconds: Double) -> String {
        seconds == seconds.rounded() ? "\(Int(seconds))" : "\((seconds * 10).rounded() / 10)"
    }
}
