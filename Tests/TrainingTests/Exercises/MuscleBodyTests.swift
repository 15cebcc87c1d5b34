import Testing

@testable import Training
@testable import Web

struct MuscleBodyTests {
    @Test("every muscle of the catalogue glows somewhere on the body", arguments: Muscle.allCases)
    func everywhere(muscle: Muscle) {
        let body = MuscleBody.body { $0 == muscle ? "body-main" : "" }
        let shown = body.bodySides.flatMap { $0.bodyPlaces + $0.bodyMiddles }
        #expect(shown.contains { $0.placeLook == "body-main" })
        #expect(!shown.contains { $0.placeOutline.isEmpty })
    }

    @Test("what an exercise is for glows more than what helps, and nothing is drawn where nothing is said")
    func glowing() throws {
        let exercises = try ExerciseCatalogue.shipped()
        let squat = try #require(exercises["bodyweight-squat"])
        let looks = try #require(MuscleBody.glowing(squat)).bodySides.flatMap(\.bodyPlaces).map(\.placeLook)
        #expect(Set(looks).isSuperset(of: ["body-main", ""]))
        var unsaid = squat
        (unsaid.muscles, unsaid.alsoMuscles) = ([], [])
        #expect(MuscleBody.glowing(unsaid) == nil)
    }

    @Test(
        "the more sets a week had, the warmer",
        arguments: [(0, ""), (1, "body-warm-1"), (3, "body-warm-2"), (9.5, "body-warm-3"), (10, "body-warm-4")]
    )
    func warmth(sets: Double, look: String) {
        #expect(MuscleBody.warmth(sets) == look)
        let volume = MuscleVolume(muscle: .chest, sets: sets, kilograms: 0)
        #expect((MuscleBody.warm([volume]) == nil) == (sets == 0))
    }

    @Test("every muscle that the list filters by can be touched, and where several are close it asks which")
    func touches() {
        let touches = MuscleTouches(ExerciseFilter(text: "press", place: .home))
        let paths = Set(touches.touchedBody.bodySides.flatMap(\.bodyTouches).map(\.touchPath))
        let asked = touches.touchedBody.bodySides.flatMap(\.bodyQuestions)
        let answers = asked.flatMap(\.questionAnswers).map(\.answerPath)
        for muscle in Muscle.allCases where muscle != .heart {
            let path = "/exercises?place=home&muscle=\(muscle.rawValue)"
            #expect(paths.contains(path) || answers.contains(path), "\(muscle)")
        }
        let questions = Set(asked.map { "#" + $0.questionId })
        #expect(paths.filter { $0.hasPrefix("#") } == questions)
        #expect(questions.count == asked.count)
    }

    @Test("every part to touch is as large as a finger needs, inside the picture, and no other lies over it")
    func fingers() {
        for parts in [MuscleTouches.Part.front, MuscleTouches.Part.back] {
            let zones = parts.flatMap(\.zone.rectangles)
            for (place, zone) in zones.enumerated() {
                #expect(zone.width >= BodyZone.least && zone.height >= BodyZone.least)
                #expect(zone.x >= -56 && zone.x + zone.width <= 56 && zone.y >= 0 && zone.y + zone.height <= 240)
                for other in zones[(place + 1)...] {
                    let across = min(zone.x + zone.width, other.x + other.width) - max(zone.x, other.x)
                    let down = min(zone.y + zone.height, other.y + other.height) - max(zone.y, other.y)
                    #expect(min(across, down) <= 0, "\(zone) and \(other)")
                }
            }
        }
    }
}
