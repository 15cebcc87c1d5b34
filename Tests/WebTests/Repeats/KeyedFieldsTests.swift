import Foundation
import NIOCore
import Testing

@testable import Web

/// What a JSON object says, as it is compared with what was said before.
struct KeyedFieldsTests {
    private func said(_ json: String) -> Data { KeyedFields(json: ByteBuffer(string: json)).content }

    @Test("objects that say the same are the same in whatever order and spelling they are sent")
    func same() {
        let once = self.said(#"{"name":"Café","amount":120,"items":[{"a":1,"b":null}],"isOn":true}"#)
        let again = self.said(
            #" { "isOn" : true, "items" : [ {"b":null, "a":1.0} ], "amount":1.2e2, "name":"Caf\u00e9" }"#
        )
        #expect(once == again)
    }

    @Test(
        "objects that say something else differ",
        arguments: [
            #"{"a":"b","c":"d"}"#, #"{"a":"bc","":"d"}"#, #"{"ab":"c","d":""}"#, #"{"a":"d","c":"b"}"#,
            #"{"a":["b","c"]}"#,
            #"{"a":["bc"]}"#, #"{"a":[["b"],"c"]}"#, #"{"a":{"b":"c"}}"#, #"{"a":null}"#, #"{"a":"~"}"#, #"{"a":12}"#,
            #"{"a":"12"}"#, #"{"a":[1,2]}"#, #"{"a":1.5}"#, #"{"a":[]}"#, #"{"a":{}}"#, #"{"a":""}"#, "{}", "[]",
        ]
    )
    func other(_ json: String) {
        let others = Self.objects.filter { $0 != json }
        #expect(others.allSatisfy { self.said($0) != self.said(json) })
    }

    private static let objects = [
        #"{"a":"b","c":"d"}"#, #"{"a":"bc","":"d"}"#, #"{"a":["b","c"]}"#, #"{"a":null}"#, #"{"a":12}"#,
        #"{"a":[1,2]}"#, "{}",
    ]

    @Test("the id is read in lower case, of either name")
    func id() {
        let id = "1B4E28BA-2FA1-11D2-883F-0016D3CCA427"
        for name in ["requestId", "clientId"] {
            #expect(KeyedFields(json: ByteBuffer(string: #"{"\#(name)":"\#(id)"}"#)).id == id.lowercased())
        }
    }
}
