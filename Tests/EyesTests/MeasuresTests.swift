import Testing

@testable import Eyes

struct MeasuresTests {
    @Test("first, in three, nothing and picked are counted")
    func counted() {
        var measures = Measures()
        measures.add([FoodGuess(kind: "A", confidence: 0.9), FoodGuess(kind: "B", confidence: 0.1)], truth: "A")
        measures.add([FoodGuess(kind: "A", confidence: 0.8), FoodGuess(kind: "B", confidence: 0.1)], truth: "B")
        measures.add(["A", "B", "C", "D"].map { FoodGuess(kind: $0, confidence: 0.2) }, truth: "D")
        measures.add([], truth: "A")
        #expect(measures.count == 4)
        #expect(measures.firstShare == 0.25)
        #expect(measures.threeShare == 0.5)
        #expect(measures.nothingShare == 0.25)
        #expect(measures.pickedShare == 0.5)
        #expect(measures.pickedRightShare == 0.5)
    }

    @Test("guesses of 80 %, four of five right, are calibrated; with two of five right they are 40 points off")
    func calibration() {
        var honest = Measures()
        var boastful = Measures()
        for number in 0..<5 {
            let guess = [FoodGuess(kind: "A", confidence: 0.8)]
            honest.add(guess, truth: number < 4 ? "A" : "B")
            boastful.add(guess, truth: number < 2 ? "A" : "B")
        }
        #expect(honest.calibrationError < 1e-9)
        #expect(abs(boastful.calibrationError - 0.4) < 1e-9)
    }

    @Test("too sure in one bin and too modest in another don't make up for each other")
    func bins() {
        var measures = Measures()
        measures.add([FoodGuess(kind: "A", confidence: 0.9)], truth: "B")
        measures.add([FoodGuess(kind: "A", confidence: 0.1)], truth: "A")
        #expect(abs(measures.calibrationError - 0.9) < 1e-9)
    }

    @Test("sums that are right three times in four get the sharpness that says so: ln 3")
    func sharpness() {
        let judged = (0..<4).map { Judged(sums: [1, 0], kind: $0 < 3 ? 0 : 1) }
        #expect(abs(Calibration.sharpness(of: judged) - 1.0986) < 0.01)
    }
}
