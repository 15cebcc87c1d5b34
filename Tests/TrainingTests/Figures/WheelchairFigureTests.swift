import Testing

@testable import Training

/// Figures as somebody sees them who uses a wheelchair.
struct WheelchairFigureTests {
    @Test("what is done on a chair is drawn in a wheelchair, all else and for others as ever")
    func names() throws {
        let catalogue = try ExerciseCatalogue.shipped()
        let name = { (id: String, isInWheelchair: Bool) in
            ExerciseFigures.name(of: try #require(catalogue[id]), inWheelchair: isInWheelchair)
        }
        #expect(try name("seated-band-curl", true) == "seated-band-curl.wheelchair")
        #expect(try name("seated-band-curl", false) == "seated-band-curl")
        #expect(try name("arnold-press", true) == "arnold-press.wheelchair")
        #expect(try name("chest-fly-machine", true) == name("chest-fly-machine", false))
        #expect(try name("lat-pull-down", true) == name("lat-pull-down", false))
        #expect(try name("wheelchair-push", true) == "wheelchair-push")
    }

    @Test("each of them is served")
    func served() throws {
        let wheeled = ExerciseFigures.names.filter { $0.hasSuffix(".wheelchair") }
        #expect(wheeled.count > 50)
        for name in wheeled {
            let file = ExerciseFigures.file(name, isMoving: false, theme: "light")
            #expect(ExerciseFigures.image(file) != nil, "\(file)")
        }
    }
}
