import Testing

@testable import Figures

struct PictureTests {
    @Test("draws nothing beyond the picture", arguments: FigureLibrary.motions.map(\.name))
    func edges(name: String) throws {
        let motion = try #require(FigureLibrary[name])
        let shapes = [motion, motion.inWheelchair].compactMap(\.self).flatMap { $0.shapes($0.frames(8)) }
        for shape in shapes where shape.paint != .floor && shape.paint != .gap {
            let beyond = shape.paths.map { Outline($0, width: shape.width).beyond }.max() ?? 0
            #expect(beyond <= 1, "by \(beyond)")
        }
    }

    @Test("keeps dumbbells off the face at both ends", arguments: FigureLibrary.motions.map(\.name))
    func faces(name: String) throws {
        let motion = try #require(FigureLibrary[name])
        guard [.dumbbells, .dumbbellsAcross, .oneDumbbell].contains(motion.held) else { return }
        for share in [0, motion.farEnd] {
            let frame = motion.skeleton(at: share)
            let along = Point.step(frame.nearArm.lowerAngle + 90, 11)
            let nearest = stride(from: -1.0, through: 1, by: 0.25)
                .map { (frame.nearArm.end + along * $0 - frame.head).length }.min()
            // A dumbbell's heads reach 7 to both sides of its handle.
            #expect(try #require(nearest) > Proportions.head + 7, "at \(share)")
        }
    }

    @Test("shows of a thruster the squat, and behind it the press, paler")
    func squatAndPress() throws {
        let heads = try #require(FigureLibrary["thruster"]).stillShapes.filter {
            $0.isFilled && [.near, .far].contains($0.paint)
        }
        #expect(heads.map(\.paint) == [.far, .near])
    }

    @Test("turns dumbbells as the hands hold them: their ends are seen of a curl, their length of a hammer curl")
    func grips() throws {
        let (curl, hammer) = (try #require(FigureLibrary["curl"]), try #require(FigureLibrary["hammer-curl"]))
        #expect(curl.keys.map(\.pose) == hammer.keys.map(\.pose), "only the grip differs")
        #expect(curl.held == .dumbbellsAcross && hammer.held == .dumbbells)
        let forearm = hammer.skeleton(at: hammer.stillShare).nearArm.lowerAngle
        #expect(abs(forearm - 90) < 10, "a hammer stands upright on a level forearm")
    }

    @Test("keeps the upper arm along the trunk in a kickback, the elbow high")
    func kickback() throws {
        for frame in try #require(FigureLibrary["triceps-kickback"]).frames(12) {
            #expect(abs(frame.nearArm.upperAngle + frame.high) <= 20)
            #expect(frame.nearArm.middle.y >= frame.nearArm.root.y - 2)
        }
    }

    @Test("lowers a push-up close to the floor, not onto it: who lies there is taken for lifting the hands")
    func pushUp() throws {
        let motion = try #require(FigureLibrary["push-up"])
        #expect(motion.skeleton(at: motion.farEnd).chest.y >= 28)
        #expect(motion.skeleton(at: motion.stillShare).chest.y < 45, "the still shows bent elbows")
    }

    @Test(
        "tells by a sign what pace or wrists alone tell apart",
        arguments: [("mountain-climber", "slow-mountain-climber"), ("air-rope", "pogo")]
    )
    func alike(name: String, neighbour: String) throws {
        let signs = try #require(FigureLibrary[name]).around
        #expect(!signs.isEmpty)
        #expect(try #require(FigureLibrary[neighbour]).around.isEmpty)
    }

    @Test("draws a nose without a hole, to whichever side the face is turned", arguments: [-1.0, -0.5, 0.5, 1])
    func nose(face: Double) throws {
        let motion = Motion("turned", .stay, 2, seen: .front, working: [], [Pose.front().facing(face)])
        let head = try #require(motion.shapes([motion.skeleton(at: 0)]).first { $0.isFilled })
        let nose = try #require(head.paths[0].split(separator: "M").last)
        let numbers = nose.matches(of: /-?\d+/).compactMap { Double($0.output) }
        // The head goes round against the clock, y being down: a nose the other way round would cut a hole.
        #expect(numbers[2] * numbers[5] - numbers[3] * numbers[4] < 0)
    }

    @Test(
        "ends a picture a little above the highest that is drawn at any time, the same still and moving",
        arguments: [
            "squat", "plank", "crawl", "backstroke", "hammer-on-tyre", "thruster", "burpee", "jump-rope", "chin-up",
            "sit-up", "suspension-row", "glute-bridge",
        ]
    )
    func tops(name: String) throws {
        let picture = Drawing(try #require(FigureLibrary[name]))
        let box = "viewBox=\"-432\(-Pen.number(picture.top)) 864 \(Pen.number(picture.top) + 24)\""
        #expect(picture.still.contains(box))
        #expect(picture.moving.contains(box), "what moves lies over the still")
        let strokes = picture.moving.matches(
            of: /class="([a-z])[^"]*" stroke-width="(\d+)" d="([^"]*)"(?:><animate[^>]* values="([^"]*)")?/
        )
        let tops = try strokes.filter { $0.1 != "g" && $0.1 != "h" }.flatMap { stroke in
            let width = try #require(Double(stroke.2)) / Pen.scale
            return (stroke.4 ?? stroke.3).split(separator: ";").map { Outline(String($0), width: width).top }
        }
        let highest = try #require(tops.max())
        #expect(highest <= picture.top)
        #expect(picture.top <= highest + 12)
    }

    @Test("shows of a burpee the plank, and behind it the jump, paler", arguments: ["burpee", "incline-burpee"])
    func twoMoments(name: String) throws {
        let motion = try #require(FigureLibrary[name])
        let shapes = motion.stillShapes
        let heads = shapes.filter { $0.isFilled && [.near, .far].contains($0.paint) }
        #expect(heads.map(\.paint) == [.far, .near])
        let tops = heads.map { Outline($0.paths[0], width: $0.width).top }
        #expect(tops[0] > tops[1] + 20, "who jumps is higher")
        let moving = motion.shapes(motion.frames(8))
        #expect(!moving.contains { $0.paint == .far && $0.isFilled }, "only a still shows both")
    }

    @Test("notices a line and a disc that leave the picture")
    func notices() {
        #expect(Outline(Pen.line([Point(0, 100), Point(120, 100)]), width: 4).beyond == 14)
        #expect(Outline(Pen.circle(Point(100, 50), 20), width: 0).beyond == 12)
        #expect(Outline(Pen.line([Point(0, 0), Point(10, 10)]), width: 4).beyond < 0)
    }
}

extension Outline {
    /// How far it goes beyond -108 to 108 and -6 to 210.
    fileprivate var beyond: Double { max(-108 - self.left, self.right - 108, self.top - 210, -6 - self.bottom) }
}
