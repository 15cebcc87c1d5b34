import Testing

@testable import Eyes

struct RidgeRegressionTests {
    @Test("without a penalty a line is found again")
    func line() {
        var regression = RidgeRegression(inputs: 2, targets: 2)
        for (x, y) in [(1, 0), (0, 1), (2, 3), (-1, 2)] as [(Float, Float)] {
            regression.add([x, y], target: [2 * x - y, 5 * y])
        }
        let weights = regression.weights(penalty: 0)
        for (weight, expected) in zip(weights, [2, -1, 0, 5] as [Float]) { #expect(abs(weight - expected) < 1e-5) }
    }

    @Test("a penalty makes weights smaller: mean of xy by mean of xx and the penalty")
    func penalty() {
        var regression = RidgeRegression(inputs: 1, targets: 1)
        regression.add([1], target: [2])
        regression.add([3], target: [6])
        // (2 + 18) / 2 by ((1 + 9) / 2 + 5).
        #expect(abs(regression.weights(penalty: 5)[0] - 1) < 1e-6)
    }

    @Test("a sample that counts twice is two")
    func weight() {
        var twice = RidgeRegression(inputs: 1, targets: 1)
        var weighed = RidgeRegression(inputs: 1, targets: 1)
        for (x, y, count) in [(1, 2, 2), (3, 1, 1)] as [(Float, Float, Int)] {
            for _ in 0..<count { twice.add([x], target: [y]) }
            weighed.add([x], target: [y], weight: Float(count))
        }
        #expect(abs(twice.weights(penalty: 1)[0] - weighed.weights(penalty: 1)[0]) < 1e-6)
    }

    @Test("nothing is learned from nothing")
    func nothing() {
        #expect(RidgeRegression(inputs: 2, targets: 1).weights(penalty: 1) == [0, 0])
    }
}
