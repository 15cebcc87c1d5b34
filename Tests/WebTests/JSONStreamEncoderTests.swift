import Foundation
import Testing

@testable import Web

private struct Thing: Codable, Equatable {
    enum Kind: String, Codable { case one, two }
    struct Empty: Codable, Equatable {}

    var text = "a"
    var flag = true
    var number = 1.5
    var whole = 12
    var big = UInt64.max
    var small = Int64.min
    var kind = Kind.two
    var absent: String?
    var empty = Empty()
    var list: [String] = []
    var lists = [[1, 2], [], [3]]
    var maybe: [Double?] = [0.25, nil]
    var things: [Thing] = []
    var named = ["x": 1]
}

/// One object of two parts, and what containers can do besides.
private struct Joined: Encodable {
    enum Key: String, CodingKey { case first, list, object, last }

    let thing = ["before": 0]

    func encode(to encoder: any Encoder) throws {
        try self.thing.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeNil(forKey: .first)
        var list = container.nestedUnkeyedContainer(forKey: .list)
        var inner = list.nestedContainer(keyedBy: Key.self)
        try inner.encode(1, forKey: .first)
        try list.encode("two")
        try list.encodeNil()
        var object = container.nestedContainer(keyedBy: Key.self, forKey: .object)
        try object.encode(OrNull<Int>(nil), forKey: .first)
        try object.encode(OrNull(2), forKey: .last)
        try container.encode(false, forKey: .last)
    }
}

struct JSONStreamEncoderTests {
    private static func text(_ value: some Encodable) throws -> String {
        String(decoding: try JSONStreamEncoder.bytes(of: value), as: UTF8.self)
    }

    @Test("a value comes back as it was, nested as deep as it is")
    func thing() throws {
        let thing = Thing(things: [
            Thing(), Thing(text: "ä\n\"🥣\"", absent: "there", things: [Thing(list: ["b", "c"])]),
        ])
        let bytes = try JSONStreamEncoder.bytes(of: thing)
        #expect(try JSONDecoder().decode(Thing.self, from: Data(bytes)) == thing)
        let plain =
            #"{"text":"a","flag":true,"number":1.5,"whole":12,"big":18446744073709551615,"#
            + #""small":-9223372036854775808,"kind":"two","empty":{},"list":[],"lists":[[1,2],[],[3]],"#
            + #""maybe":[0.25,null],"things":[],"named":{"x":1}}"#
        #expect(try Self.text(Thing()) == plain)
    }

    @Test("containers may be joined and nested, in the order in which they are written")
    func joined() throws {
        #expect(
            try Self.text(Joined())
                == #"{"before":0,"first":null,"list":[{"first":1},"two",null],"object":{"first":null,"last":2},"last":false}"#
        )
        #expect(try Self.text([Joined(), Joined()]).count == 2 * Self.text(Joined()).count + 3)
    }

    @Test("a value alone is a document too")
    func alone() throws {
        #expect(try Self.text("a") == #""a""#)
        #expect(try Self.text([Int]()) == "[]")
        #expect(try Self.text(OrNull<String>(nil)) == "null")
        #expect(try Self.text(Thing.Empty()) == "{}")
        #expect(try Self.text([Double.infinity, .nan, -0.0, 1e21]) == "[null,null,0,1e+21]")
    }

    @Test("an object that was written with null at its end may end in something else, and no other may")
    func ending() throws {
        let written = try WrittenJSON(encoding: ["last": OrNull<Int>(nil)])
        #expect(String(decoding: try written.ending(in: [1, 2]).bytes, as: UTF8.self) == #"{"last":[1,2]}"#)
        #expect(throws: EncodingError.self) { try WrittenJSON(encoding: ["last": 1]).ending(in: 2) }
    }
}
