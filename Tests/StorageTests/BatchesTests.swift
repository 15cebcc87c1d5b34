import Testing

@testable import Storage

struct BatchesTests {
    @Test(
        "elements come in batches in their order, the last as long as is left",
        arguments: [(0, []), (1, [1]), (4, [4]), (5, [4, 1]), (11, [4, 4, 3])]
    )
    func batches(count: Int, lengths: [Int]) {
        let numbers = Array(0..<count)
        let batches = numbers.batches(of: 4)
        #expect(batches.map(\.count) == lengths)
        #expect(batches.flatMap(\.self) == numbers)
    }
}
