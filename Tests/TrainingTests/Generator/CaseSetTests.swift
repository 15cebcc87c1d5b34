import Testing

@testable import Training

@Suite("Cases by their places")
struct CaseSetTests {
    @Test("are those given, each once or more, and no others")
    func contains() {
        let places = [0, 3, 3, 63]
        let cases = CaseSet(places)
        for place in 0..<64 { #expect(cases.contains(place) == places.contains(place)) }
        #expect(!cases.isEmpty && CaseSet([]).isEmpty)
    }

    @Test("have room for every movement, side and kind of work")
    func room() {
        #expect(MovementPattern.allCases.count <= 64)
        #expect(WorkKind.allCases.allSatisfy { $0.rawValue < 64 })
        #expect(MovementPattern.Side.allCases.allSatisfy { $0.rawValue < 64 })
    }
}
