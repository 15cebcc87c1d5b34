import Foundation
import Testing

@testable import Web

private struct Sample: JSONWritable {
    let text: String?
    let number: Double?
    let items: [Int]

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("text", self.text)
            json.member("number", self.number)
            json.member("items", each: self.items) { item, json in json.object { $0.member("item", item) } }
            json.member("nothing") { $0.null() }
        }
    }
}

struct JSONWriterTests {
    @Test("writes objects, lists, numbers and null")
    func document() {
        let sample = Sample(text: "a", number: 1.5, items: [1, 2])
        #expect(
            String(decoding: sample.json, as: UTF8.self)
                == #"{"text":"a","number":1.5,"items":[{"item":1},{"item":2}],"nothing":null}"#
        )
    }

    @Test("an empty list and absent values are written as such")
    func absent() {
        let text = String(decoding: Sample(text: nil, number: nil, items: []).json, as: UTF8.self)
        #expect(text == #"{"text":null,"number":null,"items":[],"nothing":null}"#)
    }

    @Test(
        "any text comes back as it was",
        arguments: ["\"quoted\" \\ back", "a\nb\tc\u{1}", "Frühstück 🥣", "</script>"]
    )
    func texts(text: String) throws {
        let data = Data(Sample(text: text, number: 0, items: []).json)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object["text"] as? String == text)
    }

    @Test(
        "any number comes back as it was, and one that JSON can't hold is null",
        arguments: [0, -1.25, 1e21, 0.1, 123456789, 0.007, 10.07, 3.141592653589793, -0.5, 1e-9]
    )
    func numbers(number: Double) throws {
        let data = Data(Sample(text: nil, number: number, items: []).json)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect((object["number"] as? NSNumber)?.doubleValue == number)
        #expect(
            String(decoding: Sample(text: nil, number: .infinity, items: []).json, as: UTF8.self).contains(
                "\"number\":null"
            )
        )
    }
}
