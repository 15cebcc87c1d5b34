import Testing

@testable import Training

struct DescriptionFactsTests {
    @Test("decodes a table's texts once")
    func once() {
        let row = "<tr><th>Name</th> <td>Iron &amp;lt; Oak &#233;</td></tr>"
        #expect(DescriptionFacts("<table>\(row)</table>").facts == ["name": "Iron &lt; Oak é"])
    }
}
