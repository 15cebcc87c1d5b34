import Testing

@testable import Eyes

struct FoodFeaturesTests {
    @Test("features are of length 1, whatever the model gave")
    func length() throws {
        var numbers = [Float](repeating: 0, count: FoodFeatures.count)
        (numbers[0], numbers[7]) = (3, 4)
        let features = try #require(FoodFeatures(numbers))
        #expect(abs(features.values[0] - 0.6) < 1e-6)
        #expect(abs(features.values[7] - 0.8) < 1e-6)
    }

    @Test("numbers that are no features are none")
    func strange() {
        #expect(FoodFeatures([1, 2]) == nil)
        #expect(FoodFeatures([Float](repeating: 0, count: FoodFeatures.count)) == nil)
        #expect(FoodFeatures([Float](repeating: .nan, count: FoodFeatures.count)) == nil)
        #expect(FoodFeatures([Float](repeating: .greatestFiniteMagnitude, count: FoodFeatures.count)) == nil)
        #expect(FoodFeatures([Float](repeating: -1, count: FoodFeatures.count)) == nil)
        #expect(FoodFeatures(bytes: [1, 2, 3]) == nil)
        #expect(FoodFeatures(bytes: [UInt8](repeating: 0, count: FoodFeatures.count)) == nil)
    }

    @Test("stored features come back almost as they were")
    func stored() throws {
        let numbers = (0..<FoodFeatures.count).map { Float(($0 * 37) % 101) / 101 }
        let features = try #require(FoodFeatures(numbers))
        let back = try #require(FoodFeatures(bytes: features.bytes))
        let alike = zip(features.values, back.values).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(features.bytes.count == FoodFeatures.count)
        #expect(alike > 0.9999)
    }
}
