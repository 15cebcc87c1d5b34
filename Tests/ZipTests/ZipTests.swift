import Foundation
import Support
import Testing

@testable import Zip

struct ZipTests {
    private static let instant = Date(timeIntervalSince1970: 1_800_000_000)

    private func file(_ bytes: [UInt8]) throws -> String {
        let path = try Backend.newFolder().appending(path: "test.zip").path
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func zip(_ files: [(String, [UInt8])]) throws -> [UInt8] {
        var writer = ZipWriter(at: Self.instant)
        for (name, content) in files {
            try writer.begin(name)
            for start in stride(from: 0, to: content.count, by: 1_000) {
                try writer.write(content[start..<min(start + 1_000, content.count)])
            }
        }
        try writer.finish()
        return writer.take()
    }

    private func content(_ entry: ZipReader.Entry, _ zip: ZipReader) throws -> [UInt8] {
        let content = try zip.read(entry)
        var all: [UInt8] = []
        while let bytes = try content.next() { all += bytes }
        return all
    }

    /// Bytes that hardly pack.
    private static let noise: [UInt8] = {
        var state: UInt64 = 42
        return (0..<300_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return UInt8(state >> 56)
        }
    }()

    @Test("what is written is read back, empty files and other alphabets too")
    func roundTrip() throws {
        let files: [(String, [UInt8])] = [
            ("spotter.json", Array(#"{"format":1}"#.utf8)), ("data/é.csv", Array("Äpfel,1\n".utf8)), ("empty", []),
            ("noise", Self.noise), ("text", Array(String(repeating: "apple, banana\n", count: 9_000).utf8)),
        ]
        let reader = try ZipReader(try self.file(try self.zip(files)))
        #expect(reader.entries.map(\.name) == files.map(\.0))
        for (entry, (name, bytes)) in Swift.zip(reader.entries, files) {
            let read = try self.content(entry, reader) == bytes
            #expect(read, "\(name)")
        }
    }

    @Test("Python's zipfile finds nothing wrong with what is written")
    func foreignReader() throws {
        let path = try self.file(try self.zip([("a/b.txt", Array("hello".utf8)), ("noise", Self.noise)]))
        let python = Process()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        python.arguments = ["python3", "-m", "zipfile", "-t", path]
        python.standardOutput = FileHandle.nullDevice
        try python.run()
        python.waitUntilExit()
        #expect(python.terminationStatus == 0)
    }

    @Test("what is cut off or changed anywhere is refused, never read wrongly", arguments: [1, 40, 400, 4_000])
    func damaged(step: Int) throws {
        let whole = try self.zip([("a", Array(Self.noise.prefix(5_000))), ("b", Array("hello".utf8))])
        for length in stride(from: 0, to: whole.count - 22, by: step * 37) {
            #expect(throws: (any Error).self) { _ = try ZipReader(try self.file(Array(whole.prefix(length)))) }
        }
        var changed = whole
        changed[100] ^= 0xFF
        let zip = try ZipReader(try self.file(changed))
        #expect(throws: ZipProblem.damaged) { _ = try self.content(zip.entries[0], zip) }
    }

    @Test("a bomb stops after little, whether or not it tells its size", arguments: [true, false])
    func bomb(honest: Bool) throws {
        var bytes = try self.zip([("bomb", [UInt8](repeating: 0, count: 30 << 20))])
        if !honest, let place = Self.directory(bytes) {
            for offset in 24..<28 { bytes[place + offset] = 1 }
        }
        var limits = ZipReader.Limits()
        limits.unpacked = honest ? 20 << 20 : 512 << 20
        let path = try self.file(bytes)
        #expect(throws: ZipProblem.tooLarge) {
            let zip = try ZipReader(path, limits: limits)
            _ = try self.content(zip.entries[0], zip)
        }
    }

    @Test("no more is unpacked of a file than it says to have")
    func longer() throws {
        var bytes = try self.zip([("a", [UInt8](repeating: 32, count: 150_000))])
        let place = try #require(Self.directory(bytes))
        for (offset, byte) in Swift.zip(24..<28, [1, 0, 0, 0] as [UInt8]) { bytes[place + offset] = byte }
        let zip = try ZipReader(try self.file(bytes))
        let content = try zip.read(zip.entries[0])
        #expect(throws: ZipProblem.damaged) { _ = try content.next() }
    }

    @Test("too many files are refused")
    func many() throws {
        var limits = ZipReader.Limits()
        limits.files = 2
        let path = try self.file(try self.zip([("a", []), ("b", []), ("c", [])]))
        #expect(throws: ZipProblem.tooManyFiles) { _ = try ZipReader(path, limits: limits) }
    }

    @Test(
        "names that lead elsewhere are refused",
        arguments: ["../a", "/etc/passwd", "a/../b", "a\\b", "c:a", "a//b", "a\nb"]
    )
    func names(name: String) throws {
        let path = try self.file(try self.zip([(name, [1])]))
        #expect(throws: ZipProblem.strangeName) { _ = try ZipReader(path) }
    }

    @Test("a locked zip and what is no zip are said to be")
    func others() throws {
        var locked = try self.zip([("a", [1])])
        let place = try #require(Self.directory(locked))
        locked[place + 8] |= 1
        let path = try self.file(locked)
        #expect(throws: ZipProblem.encrypted) { _ = try ZipReader(path) }
        let text = try self.file(Array("Date,Meal\n".utf8))
        #expect(throws: ZipProblem.notAZip) { _ = try ZipReader(text) }
    }

    /// Where the list of files begins.
    private static func directory(_ bytes: [UInt8]) -> Int? {
        bytes.indices.last { bytes.number(UInt32.self, at: $0) == 0x0201_4B50 }
    }
}
