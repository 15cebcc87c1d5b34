import Members
import Testing

struct DecimalNumberTests {
    @Test(
        "reads decimal numbers",
        arguments: [("72.5", 72.5), ("-0.25", -0.25), ("+3", 3), ("1e3", 1_000), (".5", 0.5), ("007", 7)]
    )
    func numbers(text: String, value: Double) { #expect(Double(decimal: text) == value) }

    @Test(
        "refuses what only a program reads as a number",
        arguments: ["", "0x10", "0x1p3", "inf", "-Infinity", "nan", "NaN", "1e999", "1 000", "1,5", "٣"]
    )
    func refused(text: String) { #expect(Double(decimal: text) == nil) }
}
