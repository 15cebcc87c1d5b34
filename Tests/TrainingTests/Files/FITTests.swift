import Foundation
import Testing

@testable import Training

struct FITTests {
    private func read(_ bytes: [UInt8]) throws -> [WorkoutFile] {
        try WorkoutFile.read(try FileOnDisk.path(bytes))
    }

    private func check(_ file: WorkoutFile) {
        #expect(file.sport == .running)
        #expect(file.startedAt == Date(timeIntervalSince1970: 1_773_475_200))
        #expect((file.seconds, file.elapsedSeconds, file.metres) == (580, 600, 834))
        #expect((file.kilocalories, file.averageBeats, file.highestBeats) == (90, 140, 142))
        #expect((file.points, file.pulse.count) == (601, 600))
    }

    @Test(
        "reads a run, in both byte orders, with developers' fields and either header",
        arguments: [12, 14] as [UInt8]
    )
    func run(headerSize: UInt8) throws {
        for (bigEndian, developer) in [(false, false), (true, false), (false, true), (true, true)] {
            let bytes = FITBytes.run(bigEndian: bigEndian, developer: developer).file(headerSize: headerSize)
            let files = try self.read(bytes)
            #expect(files.count == 1)
            self.check(try #require(files.first))
        }
    }

    @Test("keeps how long the heart was in each zone, a second without a pulse bridged")
    func zones() throws {
        let file = try #require(try self.read(FITBytes.run().file()).first)
        #expect(file.pulse.seconds(in: PulseZones(age: 35)) == [0, 0, 600, 0, 0])
    }

    @Test("reads files one after another")
    func chained() throws {
        let one = FITBytes.run().file()
        #expect(try self.read(one + one).count == 2)
    }

    @Test("takes compressed times from the latest one on")
    func compressed() throws {
        var file = FITBytes()
        file.define(0, 0, [.init(number: 0, size: 1, base: 0)])
        file.write(0, [(4, 1)])
        file.define(1, 20, [.time, .pulse])
        file.write(1, [(FITBytes.start, 4), (120, 1)])
        file.define(2, 20, [.pulse])
        let low = UInt8(FITBytes.start & 0x1F)
        for second in 1...40 as ClosedRange<UInt8> {
            file.writeCompressed(2, offset: (low &+ second) & 0x1F, [(120, 1)])
        }
        let read = try #require(try self.read(file.file()).first)
        #expect((read.points, read.seconds, read.averageBeats) == (41, 40, 120))
    }

    @Test("a file that ends too early, or says it is longer than it is, is refused in words")
    func lies() throws {
        let bytes = FITBytes.run().file()
        #expect(throws: WorkoutFileProblem.cutShort) { try self.read(Array(bytes.dropLast(40))) }
        #expect(throws: WorkoutFileProblem.cutShort) { try self.read(FITBytes.run().file(lengthLie: 2_000_000_000)) }
        #expect(throws: WorkoutFileProblem.damaged) { try self.read(FITBytes.run().file(wrongSum: true)) }
        #expect(throws: (any Error).self) { try self.read(FITBytes.run().file(lengthLie: -7)) }
    }

    @Test(
        "a time of a type that times never have ends nothing",
        arguments: [
            (0x88, UInt64(Float.greatestFiniteMagnitude.bitPattern)), (0x89, Double.greatestFiniteMagnitude.bitPattern),
            (0x8F, UInt64.max - 1), (0x8E, UInt64(Int64.max) - 1),
        ] as [(UInt8, UInt64)]
    )
    func impossibleTimes(base: UInt8, bits: UInt64) throws {
        let size: UInt8 = base == 0x88 ? 4 : 8
        for (message, field) in [(18, 2), (18, 253), (20, 253), (0, 4)] as [(UInt16, UInt8)] {
            var file = FITBytes()
            file.define(0, 0, [.type])
            file.write(0, [(4, 1)])
            file.define(1, 18, [.init(number: 7, size: 4, base: 0x86)])
            file.write(1, [(600_000, 4)])
            file.define(2, message, [.init(number: field, size: size, base: base)])
            file.write(2, [(bits, Int(size))])
            #expect(throws: WorkoutFileProblem.noTime) { try self.read(file.file()) }
        }
    }

    @Test("a message nobody defined is damage, not a crash")
    func undefined() throws {
        var file = FITBytes()
        file.write(9, [(1, 1)])
        #expect(throws: WorkoutFileProblem.damaged) { try self.read(file.file()) }
    }

    @Test("a field without bytes is refused: 255 of them would make each byte of the file cost as much as 255")
    func emptyFields() throws {
        var file = FITBytes()
        file.define(0, 0, [.type])
        file.write(0, [(4, 1)])
        file.define(1, 20, (0...254).map { .init(number: $0, size: 0, base: 0x02) })
        for _ in 0..<60_000 { file.write(1, []) }
        let bytes = file.file()
        let took = ContinuousClock().measure {
            #expect(throws: WorkoutFileProblem.damaged) { try self.read(bytes) }
        }
        #expect(took < .seconds(1))
    }

    @Test("messages nobody knows are read over, and their times still count for compressed ones")
    func unknownMessages() throws {
        var file = FITBytes()
        file.define(0, 0, [.type])
        file.write(0, [(4, 1)])
        file.define(1, 0xFF00, [.time, .pulse])
        file.write(1, [(FITBytes.start, 4), (120, 1)])
        file.define(2, 20, [.pulse])
        let low = UInt8(FITBytes.start & 0x1F)
        for second in 1...20 as ClosedRange<UInt8> {
            file.writeCompressed(2, offset: (low &+ second) & 0x1F, [(120, 1)])
        }
        let read = try #require(try self.read(file.file()).first)
        #expect((read.points, read.seconds) == (20, 19))
    }

    @Test("settings hold no training")
    func settings() throws {
        var file = FITBytes()
        file.define(0, 0, [.init(number: 0, size: 1, base: 0)])
        file.write(0, [(2, 1)])
        #expect(throws: WorkoutFileProblem.notAnActivity) { try self.read(file.file()) }
    }

    @Test("any byte may be wrong, and the file is read or refused", arguments: 0..<400)
    func fuzz(seed: Int) throws {
        var bytes = FITBytes.run().file(headerSize: seed % 2 == 0 ? 12 : 14)
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        for _ in 0...(seed % 8) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes[14 + Int(state >> 33) % (bytes.count - 16)] = UInt8(truncatingIfNeeded: state >> 20)
        }
        // The sum is made right again, so that the wrong bytes are really read.
        let sum = bytes.dropLast(2).reduce(0, FITFormat.check)
        bytes[bytes.count - 2] = UInt8(sum & 0xFF)
        bytes[bytes.count - 1] = UInt8(sum >> 8)
        do {
            for file in try self.read(bytes) {
                #expect(file.seconds >= 0 && file.seconds <= WorkoutFile.longest)
                #expect((file.averageBeats ?? 100).isFinite)
            }
        } catch is WorkoutFileProblem {}
    }
}
