import Foundation
import Testing

@testable import Figures

struct DrawingTests {
    @Test("weighs at most 6 KB, moving or still", arguments: FigureLibrary.motions.map(\.name))
    func weight(name: String) throws {
        let motion = try #require(FigureLibrary[name])
        let motions = [motion, motion.inWheelchair].compactMap(\.self)
        for drawing in FigureTheme.allCases.flatMap({ theme in motions.map { Drawing($0, theme: theme) } }) {
            let (moving, still) = (drawing.moving, drawing.still)
            #expect(moving.utf8.count <= Drawing.mostBytes)
            #expect(still.utf8.count <= Drawing.mostBytes)
            #expect(moving.contains("<animate "))
            #expect(!still.contains("<animate "))
        }
    }

    @Test(
        "is XML, with as many places in each frame as the frames need to follow each other",
        arguments: ["squat", "lateral-raise"]
    )
    func wellFormed(name: String) throws {
        let text = Drawing(try #require(FigureLibrary[name])).moving
        #expect(XMLShape.isClosed(text))
        for values in text.split(separator: "values=\"").dropFirst() {
            let frames = values.prefix { $0 != "\"" }.split(separator: ";")
            #expect(frames.count > 8)
            let shapes = Set(frames.map { $0.filter(\.isLetter) })
            #expect(shapes.count == 1, "paths whose commands differ would jump")
        }
    }

    @Test("listens to the system only where no theme is given")
    func themes() throws {
        let squat = try #require(FigureLibrary["squat"])
        #expect(Drawing(squat).still.contains("prefers-color-scheme:dark"))
        #expect(!Drawing(squat, theme: .light).still.contains("prefers-color-scheme"))
        #expect(Drawing(squat, theme: .dark).still.contains("#eef0f3"))
    }

    @Test("draws a bar's plates behind the head", arguments: ["back-squat", "overhead-press", "skull-crusher"])
    func plates(name: String) throws {
        let motion = try #require(FigureLibrary[name])
        let shapes = motion.shapes([motion.skeleton(at: 0)]).dropFirst(1 + motion.around.count)
        let plate = try #require(shapes.firstIndex { $0.paint == .thing && !$0.isFilled })
        let head = try #require(shapes.firstIndex { $0.paint == .near && $0.isFilled })
        #expect(plate < head)
    }

    @Test("keeps a pedal under its foot in every frame")
    func pedals() throws {
        let motion = try #require(FigureLibrary["bike"])
        for frame in motion.frames(12) {
            let feet = [frame.nearLeg, frame.farLeg].map { Motion.pedal($0, Point(2, 34)) }
            let drawn = motion.shapes([frame]).flatMap(\.paths)
            #expect(feet.allSatisfy(drawn.contains))
        }
    }

    /// WCAG 2.2, success criterion 1.4.11: graphics that must be seen stand out by 3.
    @Test(
        "draws things, near limbs and what works in colours that stand out from the card",
        arguments: ["n", "w", "t"]
    )
    func contrast(paint: String) throws {
        for theme in [FigureTheme.light, .dark] {
            let (one, card) = (try Self.luminance(paint, theme), try Self.luminance("h", theme))
            #expect((max(one, card) + 0.05) / (min(one, card) + 0.05) >= 3, "\(theme)")
        }
    }

    private static func luminance(_ paint: String, _ theme: FigureTheme) throws -> Double {
        let rule = try #require(theme.rules.firstMatch(of: try Regex("--\(paint):#([0-9a-f]+)")))
        let text = try #require(rule.output[1].substring)
        let digits = text.count == 3 ? text.flatMap { [$0, $0] } : Array(text)
        let parts = try stride(from: 0, to: 6, by: 2).map { place in
            Double(try #require(Int(String(digits[place...place + 1]), radix: 16))) / 255
        }
        let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    @Test("colours what works and nothing else")
    func working() throws {
        var squat = try #require(FigureLibrary["squat"])
        #expect(Drawing(squat).still.contains("class=\"w\""))
        squat.working = []
        #expect(!Drawing(squat).still.contains("class=\"w\""))
    }
}

/// Whether every element that opens closes; enough for text without comments.
private enum XMLShape {
    static func isClosed(_ text: String) -> Bool {
        var open: [Substring] = []
        for piece in text.split(separator: "<") {
            guard let end = piece.firstIndex(of: ">") else { return false }
            let tag = piece[..<end]
            if tag.hasPrefix("/") {
                guard open.popLast() == tag.dropFirst() else { return false }
            } else if !tag.hasSuffix("/") {
                open.append(tag.prefix { $0 != " " })
            }
        }
        return open.isEmpty
    }
}
