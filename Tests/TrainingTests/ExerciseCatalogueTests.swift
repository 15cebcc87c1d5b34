import Testing

@testable import Training

@Suite("The catalogue of exercises")
struct ExerciseCatalogueTests {
    @Test("reads the files that come with the program")
    func reads() throws {
        let catalogue = try ExerciseCatalogue.shipped()
        #expect(catalogue.exercises.count >= 300)
        #expect(catalogue.exercises.count == Set(catalogue.exercises.map(\.id)).count)
    }
}
