import Members
import Testing

struct NumeralsTests {
    @Test(
        "writes a number as people read it",
        arguments: [
            (0, 0, "0"), (7, 0, "7"), (999, 0, "999"), (1000, 0, "1,000"), (1840.4, 0, "1,840"),
            (1_234_567, 0, "1,234,567"), (1_000_007, 0, "1,000,007"), (72.5, 1, "72.5"), (72, 1, "72"), (0.96, 1, "1"),
            (0.05, 2, "0.05"), (-0.4, 1, "−0.4"), (-0.04, 1, "0"), (-1200, 0, "−1,200"), (0.5, 0, "1"), (2.5, 0, "3"),
            (.infinity, 0, "–"), (.nan, 1, "–"), (1e300, 2, "–"),
        ] as [(Double, Int, String)]
    )
    func text(value: Double, decimals: Int, expected: String) {
        #expect(Numerals.text(value, decimals: decimals) == expected)
    }

    @Test("keeps the zeros of a column", arguments: [(72, "72.0"), (1840.25, "1,840.3"), (-0.5, "−0.5"), (0, "0.0")])
    func fixed(value: Double, expected: String) {
        #expect(Numerals.fixed(value, decimals: 1) == expected)
    }

    @Test("fills a number field with what a browser can read", arguments: [(1840.5, "1840.5"), (-2, "-2"), (.nan, "")])
    func typed(value: Double, expected: String) {
        #expect(Numerals.typed(value, decimals: 1) == expected)
    }
}
