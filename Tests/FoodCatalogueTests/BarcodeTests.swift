import Testing

@testable import FoodCatalogue

@Suite("A barcode")
struct BarcodeTests {
    /// Examples printed in GS1's and the symbols' public descriptions.
    @Test(
        "has one form whichever symbol it came from",
        arguments: [
            ("4006381333931", "4006381333931"),  // EAN-13
            ("036000291452", "0036000291452"),  // UPC-A
            ("0 36000 29145 2", "0036000291452"),
            ("96385074", "0000096385074"),  // EAN-8
            ("73513537", "0000073513537"),
            ("04252614", "0042100005264"),  // UPC-E
            ("425261", "0042100005264"),
            ("01234565", "0012345000065"),
            ("06543217", "0065100004327"),
        ]
    )
    func canonical(text: String, digits: String) throws {
        #expect(try Barcode(text).digits == digits)
    }

    @Test(
        "expands a short one by its last digit",
        arguments: [
            ([1, 2, 3, 4, 5, 0], "01200000345"), ([1, 2, 3, 4, 5, 2], "01220000345"),
            ([1, 2, 3, 4, 5, 3], "01230000045"), ([1, 2, 3, 4, 5, 4], "01234000005"),
            ([1, 2, 3, 4, 5, 6], "01234500006"), ([1, 2, 3, 4, 5, 9], "01234500009"),
        ]
    )
    func expansion(six: [Int], eleven: String) {
        #expect(UPCE.expanded(system: 0, six).map(String.init).joined() == eleven)
    }

    @Test(
        "says what is wrong in words",
        arguments: [
            ("", BarcodeProblem.empty), ("  ", .empty), ("40063813339x1", .notDigits), ("٤٠٠٦٣٨١٣٣٣٩٣١", .notDigits),
            ("12345", .length(5)), ("1", .length(1)), ("12345678901234", .length(14)),
            ("4006381333932", .checkDigit(given: 2, expected: 1)),
            ("036000291453", .checkDigit(given: 3, expected: 2)),
        ]
    )
    func refusal(text: String, problem: BarcodeProblem) {
        #expect(throws: problem) { try Barcode(text) }
        #expect(!problem.description.isEmpty)
    }

    @Test("finds a swapped pair of digits")
    func swapped() {
        #expect(throws: BarcodeProblem.self) { try Barcode("4006381339331") }
    }
}
