import Foundation
import Testing

@testable import Training

/// Files of devices that leave out when their sessions were, or write none.
struct FITTimesTests {
    private func read(_ file: FITBytes) throws -> WorkoutFile {
        try #require(try WorkoutFile.read(try FileOnDisk.path(file.file())).first)
    }

    private static let began = Date(timeIntervalSince1970: 1_773_475_200)

    /// A file id of an activity, with when the file was made.
    private func file(made: UInt64? = FITBytes.start) -> FITBytes {
        var file = FITBytes()
        file.define(0, 0, made == nil ? [.type] : [.type, .made])
        file.write(0, [(4, 1)] + (made.map { [($0, 4)] } ?? []))
        return file
    }

    @Test("compressed times without any full one count from when the file was made")
    func compressedFromFileID() throws {
        var file = self.file()
        file.define(1, 20, [.pulse])
        let low = UInt8(FITBytes.start & 0x1F)
        for second in 0...80 as ClosedRange<UInt8> {
            file.writeCompressed(1, offset: (low &+ second) & 0x1F, [(120, 1)])
        }
        let read = try self.read(file)
        #expect(read.startedAt == Self.began)
        #expect((read.points, read.seconds, read.averageBeats) == (81, 80, 120))
    }

    @Test("the compressed distance of old devices adds up over its 256 metres")
    func compressedDistance() throws {
        var file = self.file()
        file.define(1, 20, [.packed])
        let low = UInt8(FITBytes.start & 0x1F)
        for second in 0...200 as ClosedRange<UInt64> {
            // 3 m/s and 3 metres more each second; all bits set say that nothing is known.
            let bits = second == 100 ? 0xFF_FFFF : (second * 48 & 0xFFF) << 12 | 300
            file.writeCompressed(1, offset: (low &+ UInt8(second)) & 0x1F, [(bits, 3)])
        }
        let read = try self.read(file)
        #expect((read.metres, read.seconds) == (600, 200))
    }

    @Test("records that count from when the device was switched on begin when the file was made")
    func relative() throws {
        var file = self.file()
        file.define(1, 20, [.time, .pulse])
        for second in 0...60 as ClosedRange<UInt64> { file.write(1, [(500 + second, 4), (120, 1)]) }
        let read = try self.read(file)
        #expect(read.startedAt == Self.began)
        #expect((read.seconds, read.averageBeats) == (60, 120))
    }

    @Test("a session without times or length takes those of its records")
    func emptySession() throws {
        var file = self.file(made: nil)
        file.define(1, 20, [.time, .distance])
        for second in 0...60 as ClosedRange<UInt64> {
            file.write(1, [(FITBytes.start + second, 4), (second * 300, 4)])
        }
        file.define(
            2,
            18,
            [
                .init(number: 2, size: 4, base: 0x86), .init(number: 7, size: 4, base: 0x86),
                .init(number: 8, size: 4, base: 0x86), .init(number: 5, size: 1, base: 0x00),
            ]
        )
        file.write(2, [(0xFFFF_FFFF, 4), (0, 4), (0xFFFF_FFFF, 4), (1, 1)])
        let read = try self.read(file)
        #expect(read.startedAt == Self.began)
        #expect((read.seconds, read.metres, read.sport) == (60, 180, .running))
    }

    @Test("records without times take the length of the activity and when the file was made")
    func activityAlone() throws {
        var file = self.file()
        file.define(1, 20, [.pulse])
        for _ in 0...60 { file.write(1, [(120, 1)]) }
        file.define(2, 34, [.init(number: 0, size: 4, base: 0x86)])
        file.write(2, [(1_800_000, 4)])
        let read = try self.read(file)
        #expect(read.startedAt == Self.began)
        #expect((read.seconds, read.averageBeats) == (1_800, 120))
    }

    @Test("an activity that only tells its end began its length before it")
    func endAlone() throws {
        var file = self.file(made: nil)
        file.define(2, 34, [.time, .init(number: 0, size: 4, base: 0x86)])
        file.write(2, [(FITBytes.start + 1_800, 4), (1_800_000, 4)])
        let read = try self.read(file)
        #expect(read.startedAt == Self.began)
        #expect(read.seconds == 1_800)
    }

    @Test("laps without the last one are completed from the records")
    func lastLapMissing() throws {
        var file = self.file(made: nil)
        file.define(1, 20, [.time])
        for second in 0...600 as ClosedRange<UInt64> { file.write(1, [(FITBytes.start + second, 4)]) }
        file.define(
            2,
            19,
            [
                .init(number: 2, size: 4, base: 0x86), .init(number: 7, size: 4, base: 0x86),
                .init(number: 8, size: 4, base: 0x86),
            ]
        )
        file.write(2, [(FITBytes.start, 4), (400_000, 4), (380_000, 4)])
        let read = try self.read(file)
        #expect((read.elapsedSeconds, read.seconds) == (600, 580))
    }

    @Test("without any time it is refused, and a course is no training")
    func refused() throws {
        var timeless = self.file(made: nil)
        timeless.define(1, 20, [.pulse])
        for _ in 0...60 { timeless.write(1, [(120, 1)]) }
        #expect(throws: WorkoutFileProblem.noTime) { try self.read(timeless) }
        var course = FITBytes()
        course.define(0, 0, [.type])
        course.write(0, [(6, 1)])
        course.define(1, 20, [.time])
        for second in 0...60 as ClosedRange<UInt64> { course.write(1, [(FITBytes.start + second, 4)]) }
        #expect(throws: WorkoutFileProblem.notAnActivity) { try self.read(course) }
    }
}
