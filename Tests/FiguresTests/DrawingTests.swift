import Foundation
import Testing

@testable import Figures

struct DrawingTests {
    @Test("weighs at most 6 KB, moving or still", arguments: FigureLibrary.motions.map(\.name))
    func weight(name: String) throws {
        let motion = try #require(FigureLibrary[name])
        for theme in FigureTheme.allCases {
            let drawing = Drawing(motion, theme: theme)
            #expect(drawing.moving.utf8.count <= Drawing.mostBytes)
            #expect(drawing.still.utf8.count <= Drawing.mostBytes)
            #expect(drawing.moving.contains("<animate "))
            #expect(!drawing.still.contains("<animate "))
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
