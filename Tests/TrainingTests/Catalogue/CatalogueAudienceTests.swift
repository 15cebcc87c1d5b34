import HealthMath
import Testing

@testable import Training

/// For whom exercises were made, how usual they are, and which are lifts.
struct CatalogueAudienceTests {
    private static let catalogue = Result { try ExerciseCatalogue.shipped() }
    private var exercises: [Exercise] { get throws { try Self.catalogue.get().exercises } }

    @Test("at most a fifth are staples, and those are everybody's")
    func staples() throws {
        let exercises = try self.exercises
        let staples = exercises.filter { $0.usual == .staple }
        #expect(staples.count * 5 <= exercises.count, "\(staples.count) of \(exercises.count)")
        #expect(staples.filter { !$0.madeFor.isEmpty }.map(\.id) == [])
    }

    @Test("every staple has an easier one, or is where one begins")
    func easier() throws {
        let stuck = try self.exercises.filter {
            $0.usual == .staple && $0.easier.isEmpty && ($0.harder.isEmpty || $0.level == .advanced)
        }
        #expect(stuck.map(\.id) == [])
    }

    @Test("what was made for a seat is done sitting, and what was made for one arm needs only one")
    func seats() throws {
        let exercises = try self.exercises
        #expect(exercises.filter { $0.madeFor.contains(.seat) && $0.position != .seated }.map(\.id) == [])
        let both = exercises.filter { $0.madeFor.contains(.oneArm) && $0.traits.contains(.twoArms) }
        #expect(both.map(\.id) == [])
        let held = exercises.filter {
            $0.madeFor.contains(.handsFree) && ($0.traits.contains(.gripping) || $0.traits.contains(.wristWeight))
        }
        #expect(held.map(\.id) == [])
    }

    @Test("what was made for first steps is open to beginners and loads nothing hard")
    func firstSteps() throws {
        let hard = try self.exercises.filter { exercise in
            exercise.madeFor.contains(.firstSteps)
                && (exercise.level != .beginner || exercise.joints.values.contains(3)
                    || exercise.traits.contains(.straining) || exercise.traits.contains(.impact))
        }
        #expect(hard.map(\.id) == [])
    }

    @Test("a main lift is a strength exercise for everybody that several joints do and a weight makes heavier")
    func mainLifts() throws {
        let wrong = try self.exercises.filter { exercise in
            exercise.lift == .main
                && !(exercise.weighted && exercise.category == .strength && exercise.madeFor.isEmpty
                    && exercise.measure == .reps && exercise.parts == [.main]
                    && ![.isolation, .trunk, .brace, .carry, .steady].contains(exercise.pattern))
        }
        #expect(wrong.map(\.id) == [])
    }

    @Test("only strength exercises are lifts")
    func lifts() throws {
        #expect(try self.exercises.filter { $0.lift != .none && $0.category != .strength }.map(\.id) == [])
    }

    @Test("a healthy beginner finds usual lifts of each kind at a gym, and at home with dumbbells")
    func enough() throws {
        let everybodys = try self.exercises.filter {
            $0.level == .beginner && $0.madeFor.isEmpty && $0.usual < .seldom && $0.lift != .none
        }
        for (place, equipment) in [(Place.gym, Equipment.gym), (.home, .basic)] {
            let there = everybodys.filter { ExerciseFilter(place: place, equipment: equipment).allows($0) }
            for pattern in [MovementPattern.squat, .hinge, .lunge, .pushAcross, .pushUp, .pullAcross, .pullDown] {
                #expect(there.filter { $0.pattern == pattern }.count >= 3, "\(place) \(pattern)")
            }
            for pattern in [MovementPattern.squat, .hinge, .pushAcross, .pushUp, .pullAcross] {
                let main = there.filter { $0.pattern == pattern && $0.lift == .main }
                #expect(main.count >= 3, "\(place) \(pattern): \(main.map(\.id))")
            }
        }
    }

    @Test("a barbell and a pool are no home's or park's matter of course")
    func places() throws {
        let barbells = try self.exercises.filter { $0.gear.contains("barbell") && $0.places != [.gym] }
        #expect(barbells.map(\.id) == [])
        #expect(try self.exercises.filter { $0.gear.contains("pool") && $0.places.contains(.home) }.map(\.id) == [])
    }

    @Test("a fresh wrist carries nothing: no push-up of any kind, no dip, no hanging")
    func wrists() throws {
        let rules = try SafetyRules.shipped().rules
        let rule = try #require(rules.first { $0.cause.area == .wrist && $0.cause.acute == true })
        let carrying = ["push-up", "pull-up", "chin-up", "dip", "hang", "press-up", "hanging"]
        let open = try self.exercises.filter { exercise in
            let name = exercise.name.lowercased()
            return !rule.forbids(exercise) && !name.contains("forearm")
                && carrying.contains { word in name == word || name.hasSuffix(" " + word) || name.hasPrefix(word + " ")
                }
        }
        #expect(open.map(\.id) == [])
    }

    @Test(
        "what works the wrist itself, or presses or pulls with the hand, is closed to a fresh wrist",
        arguments: [
            "fist-squeeze", "wrist-circles", "seated-wrist-wave", "palm-turns", "heel-tap-rope", "seated-rope-turns",
            "seated-trunk-turn-against-hands", "crawl-swim", "breaststroke-swim", "tread-water", "pool-arms",
            "water-push-and-pull", "lying-hamstring-strap", "inline-skating", "palm-strike-drill", "air-bike",
            "easy-ride", "sit-to-stand", "barbell-squat", "seated-inner-thigh-squeeze", "seated-neck-press",
            "ball-dead-bug", "seated-fold-floor", "chair-drumming",
        ]
    )
    func restingWrist(id: String) throws {
        #expect(try self.freshWristForbids(id))
    }

    @Test(
        "what the hand may let go is open to a fresh wrist",
        arguments: [
            "stationary-bike", "recumbent-bike", "bike-intervals", "elliptical", "treadmill-walk", "stair-machine",
            "hack-squat", "leg-press", "leg-extension-machine", "leg-curl-machine", "water-jog", "kick-with-float",
            "hands-free-sit-to-stand", "forearm-plank", "wrist-cuff-band-row",
        ]
    )
    func lightHands(id: String) throws {
        #expect(try !self.freshWristForbids(id))
    }

    private func freshWristForbids(_ id: String) throws -> Bool {
        let rules = try SafetyRules.shipped().rules
        let rule = try #require(rules.first { $0.cause.area == .wrist && $0.cause.acute == true })
        return rule.forbids(try #require(self.exercises.first { $0.id == id }))
    }
}
