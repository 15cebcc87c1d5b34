import HealthMath
import Testing

@testable import Training

@Suite("A search for what hurts")
struct SearchPainTests {
    private static let catalogue = Result { try ExerciseCatalogue.shipped() }

    @Test(
        "knows what is said to hurt",
        arguments: [
            ("knee pain", InjuryArea.knee), ("bad knee", .knee), ("My knees hurt", .knee), ("back pain", .lowerBack),
            ("lower back pain", .lowerBack), ("upper back ache", .upperBack), ("sciatica", .lowerBack),
            ("sore shoulder", .shoulder), ("tennis elbow", .elbow), ("carpal tunnel exercises", .wrist),
            ("neck pain", .neck), ("hip arthritis", .hip), ("sprained ankle", .ankle), ("plantar fasciitis", .foot),
        ]
    )
    func pains(text: String, area: InjuryArea) {
        #expect(SearchPain(text)?.area == area)
    }

    @Test(
        "takes no exercise for a pain",
        arguments: [
            "knee raise", "back squat", "back extension", "stiff leg deadlift", "neck", "hip thrust", "pain", "bad",
            "hand bike",
        ]
    )
    func others(text: String) { #expect(SearchPain(text) == nil) }

    @Test("is answered by a few exercises that load the part a little at most", arguments: InjuryArea.allCases)
    func gentle(area: InjuryArea) throws {
        let catalogue = try Self.catalogue.get()
        let pain = try #require(SearchPain("\(area.rawValue) pain"))
        #expect(pain.area == area)
        let found = catalogue.index.value.search("\(area.rawValue) pain").map(\.exercise)
        #expect(found.map(\.id) == pain.exercises && (2...6).contains(found.count))
        for exercise in found {
            #expect(exercise.load(on: area) <= 1, "\(exercise.id)")
            #expect(!exercise.traits.contains(.impact) && !exercise.traits.contains(.straining), "\(exercise.id)")
        }
    }

    @Test(
        "what isn't in the catalogue finds what is nearest, not what sounds alike",
        arguments: [
            ("handstand push up", "pike-push-up"), ("handstand pushups", "pike-push-up"), ("hula hoop", "hip-circles"),
            ("bosu", "balance-board-stand"),
        ]
    )
    func nearest(text: String, id: String) throws {
        #expect(try Self.catalogue.get().index.value.search(text).prefix(3).map(\.exercise.id).contains(id))
    }

    @Test("a beginner finds first steps")
    func beginner() throws {
        let found = try Self.catalogue.get().index.value.search("beginner").prefix(5).map(\.exercise)
        #expect(!found.isEmpty && found.allSatisfy { $0.madeFor.contains(.firstSteps) })
    }
}
