import Foundation
import Storage
import Support
import Testing

struct SealTests {
    private let place = "health_detail.injuries/42"

    @Test("opens what it sealed, for the same place", arguments: ["", "left knee", "Knöchel 🩹 日本"])
    func opens(text: String) throws {
        let seal = Seal(key: try self.key(1))
        let bytes = try seal.seal(text, as: self.place)
        #expect(try seal.open(bytes, as: self.place) == text)
        #expect(try seal.seal(text, as: self.place) != bytes)
    }

    @Test("bytes that are no text come back as they were", arguments: [[], [0, 255, 128, 0xC3], Array(0...255)])
    func bytes(content: [UInt8]) throws {
        let seal = Seal(key: try self.key(1))
        let sealed = try seal.seal(bytes: content, as: self.place)
        #expect(try seal.open(bytes: sealed, as: self.place) == content)
        #expect(throws: Seal.Broken.self) { try seal.open(bytes: sealed, as: "health_detail.injuries/43") }
    }

    @Test("hides the text")
    func hides() throws {
        let bytes = try Seal(key: try self.key(1)).seal("left knee", as: self.place)
        #expect(Data(bytes).range(of: Data("knee".utf8)) == nil)
    }

    @Test(
        "refuses text moved to another owner or column",
        arguments: ["health_detail.injuries/43", "health_detail.cycle/42"]
    )
    func refusesMoved(elsewhere: String) throws {
        let seal = Seal(key: try self.key(1))
        let bytes = try seal.seal("left knee", as: self.place)
        #expect(throws: Seal.Broken.self) { try seal.open(bytes, as: elsewhere) }
    }

    @Test("refuses a change of any byte, a shortening, and another key")
    func refusesGarbled() throws {
        let seal = Seal(key: try self.key(1))
        let bytes = try seal.seal("left knee", as: self.place)
        for index in bytes.indices {
            var garbled = bytes
            garbled[index] ^= 1
            #expect(throws: Seal.Broken.self) { try seal.open(garbled, as: self.place) }
        }
        for count in 0..<bytes.count {
            #expect(throws: Seal.Broken.self) { try seal.open(Array(bytes.prefix(count)), as: self.place) }
        }
        #expect(throws: Seal.Broken.self) { try Seal(key: try self.key(2)).open(bytes, as: self.place) }
    }

    @Test("makes the key once, for its owner's eyes alone")
    func makesKey() throws {
        let folder = try Backend.newFolder().path
        let first = try SealingKey.load(folder: folder)
        let bytes = try Seal(key: first).seal("left knee", as: self.place)
        #expect(try Seal(key: try SealingKey.load(folder: folder)).open(bytes, as: self.place) == "left knee")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["key"])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/key")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let text = try String(contentsOfFile: folder + "/key", encoding: .utf8)
        #expect(!String(reflecting: first).contains(text))
        #expect(!"\(first)".contains(text))
    }

    @Test("refuses a key that is none", arguments: ["", "short", "bm90IDMyIGJ5dGVz"])
    func refusesKey(text: String) {
        #expect(throws: SealingKey.Malformed.self) { try SealingKey(base64: text) }
    }

    @Test("lets one program hold a data folder at a time")
    func locks() throws {
        let folder = try Backend.newFolder().path
        var first: DataFolderLock? = try DataFolderLock(folder: folder)
        #expect(first != nil)
        #expect(throws: DatabaseInUse.self) { try DataFolderLock(folder: folder) }
        first = nil
        #expect(throws: Never.self) { try DataFolderLock(folder: folder) }
    }

    private func key(_ byte: UInt8) throws -> SealingKey {
        try SealingKey(base64: Data(repeating: byte, count: 32).base64EncodedString())
    }
}
