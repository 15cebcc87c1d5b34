import DelimitedText
import Testing

struct CSVTextTests {
    @Test("commas, quotes and breaks are quoted")
    func quotes() {
        #expect(CSVText.record(["a,b", "say \"hi\"", "c", "d\ne"]) == "\"a,b\",\"say \"\"hi\"\"\",c,\"d\ne\"\r\n")
    }

    @Test(
        "what a spreadsheet would take for a formula is marked as text",
        arguments: ["=1+1", "+1", "-5 apples", "@cmd"]
    )
    func harmless(text: String) {
        #expect(CSVText.harmless(text) == "'" + text)
        #expect(CSVText.harmless("a" + text) == "a" + text)
    }

    @Test("what was written is read again as it was")
    func roundTrip() throws {
        let records = [["Day", "Note"], ["a,b;\t", "say \"hi\"\r\n\n\"\""], ["", "Käse"], ["\"", ","]]
        let text = records.map(CSVText.record).joined()
        let reader = try CSVReader(Pieces.of(Array(text.utf8), each: 3))
        #expect(reader.columns == records[0])
        for record in records.dropFirst() { #expect(try reader.record() == record) }
        #expect(try reader.record() == nil)
    }
}
