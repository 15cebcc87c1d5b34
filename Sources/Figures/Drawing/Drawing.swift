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
        // The frames that say how high it is drawn are the first that may fit.
        let shapes = self.fullShapes
        let top = Self.top(of: shapes)
        var text = self.svg(shapes, top: top)
        for count in [20, 18, 16, 14, 12, 10, 8] where text.utf8.count > Self.mostBytes {
            text = self.svg(self.motion.shapes(self.motion.frames(count)), top: top)
        }
        return text
    }

    /// Stands still where the motion is furthest from its start, or where it is told best: for lists, and where motion is to
    /// be reduced.
    package var still: String { self.svg(self.motion.stillShapes, top: self.top) }

    package func still(at share: Double) -> String {
        self.svg(self.motion.shapes([self.motion.skeleton(at: share)]), top: self.top)
    }

    /// The picture's upper edge: a little above the highest that is drawn at any time, so that no blank stands above who
    /// lies or sits, and what moves lies over its still.
    var top: Double { Self.top(of: self.fullShapes) }

    private var fullShapes: [Shape] { self.motion.shapes(self.motion.frames(24)) }

    private static func top(of shapes: [Shape]) -> Double {
        let drawn = shapes.filter { $0.paint != .floor && $0.paint != .gap }
        let highest = drawn.flatMap { shape in shape.paths.map { Outline($0, width: shape.width).top } }.max() ?? 0
        // A hand may be a little higher between two of these frames.
        return min(210, (highest + 10).rounded(.up))
    }

    private func svg(_ shapes: [Shape], top: Double) -> String {
        let edge = Pen.number(top)
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-432\(-edge) 864 \(edge + 24)\"><style>"
        text += self.theme.rules
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
