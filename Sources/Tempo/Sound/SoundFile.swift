import CSndfile
import Foundation

/// A file of sound, opened; `SoundFile.middle(of:)` reads one.
///
/// Reading blocks and takes up to seconds, so it must not run on an event loop. Of a file's own words about itself none is
/// trusted: what can be decoded counts.
package struct SoundFile: ~Copyable {
    private let file: OpaquePointer
    private let frames: Int64
    private let channels: Int
    private let sampleRate: Double
    private let limits: SoundLimits

    /// The numbers read at a time.
    private static let block = 32_768
    /// Where less than this is found in the middle, the file has lied about its length.
    private static let enough = 0.5

    /// Returns the middle of the file's sound, its channels mixed into one.
    package static func middle(
        of path: String,
        limits: SoundLimits = SoundLimits()
    ) throws(SoundProblem) -> Sound {
        // Without O_NONBLOCK a named pipe would wait for somebody to write into it.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable }
        defer { close(descriptor) }
        return try Self.middle(of: descriptor, limits: limits)
    }

    /// Does the same for an open file, which stays open, and measures its loudness in the same pass where that is asked.
    package static func middle(
        of descriptor: Int32,
        limits: SoundLimits = SoundLimits(),
        measuringLoudness: Bool = false
    ) throws(SoundProblem) -> Sound {
        try Self.check(descriptor, limits)
        let file = try SoundFile(descriptor, limits)
        let wanted = Int64(limits.seconds * file.sampleRate)
        let end = ContinuousClock.now + .seconds(limits.patience)
        let start = max(0, (file.frames - wanted) / 2)
        let middle = try file.sound(from: start, frames: wanted, until: end, measuringLoudness)
        guard start > 0, middle.duration < limits.seconds * Self.enough else { return try Self.checked(middle) }
        // A decoder that was sent beyond the end of its file may be of no use any more.
        let again = try SoundFile(descriptor, limits)
        let beginning = try again.sound(from: 0, frames: wanted, until: end, measuringLoudness)
        return try Self.checked(beginning.duration > middle.duration ? beginning : middle)
    }

    private static func check(_ descriptor: Int32, _ limits: SoundLimits) throws(SoundProblem) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw .unreadable }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw .noFile }
        guard facts.st_size > 0 else { throw .empty }
        guard Int64(facts.st_size) <= limits.bytes else { throw .tooLarge }
        var first = [UInt8](repeating: 0, count: SoundFormat.length)
        let count = pread(descriptor, &first, first.count, 0)
        guard count > 0 else { throw .unreadable }
        guard SoundFormat(Array(first.prefix(count))) != nil else { throw .otherFormat }
    }

    private init(_ descriptor: Int32, _ limits: SoundLimits) throws(SoundProblem) {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .unreadable }
        var facts = SF_INFO()
        // libsndfile closes the descriptor of a file that it can't open, though it is told to leave it; so it gets its own.
        let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard own >= 0 else { throw .unreadable }
        guard let file = sf_open_fd(own, Int32(SFM_READ), &facts, Int32(SF_TRUE)) else { throw .broken }
        let sampleRate = Double(facts.samplerate)
        guard Sound.sampleRates.contains(sampleRate) else {
            sf_close(file)
            throw .sampleRate(Int(facts.samplerate))
        }
        guard facts.channels >= 1, facts.channels <= limits.channels else {
            sf_close(file)
            throw .channels(Int(facts.channels))
        }
        self.file = file
        self.frames = max(0, facts.frames)
        self.channels = Int(facts.channels)
        self.sampleRate = sampleRate
        self.limits = limits
    }

    deinit { sf_close(self.file) }

    /// Returns what there is from a frame on; nothing where the file ends before.
    private func sound(
        from start: Int64,
        frames wanted: Int64,
        until end: ContinuousClock.Instant,
        _ measuringLoudness: Bool
    ) throws(SoundProblem) -> Sound {
        let meter = measuringLoudness ? LoudnessMeter(channels: self.channels, sampleRate: self.sampleRate) : nil
        var thinning = Thinning(sampleRate: self.sampleRate)
        let rate = self.sampleRate / Double(thinning.factor)
        guard start == 0 || sf_seek(self.file, start, SEEK_SET) == start else {
            return Sound(samples: [], sampleRate: rate)
        }
        var block = [Float](repeating: 0, count: Self.block)
        var left = wanted
        while left > 0 {
            guard ContinuousClock.now < end else { throw .tookTooLong }
            let asked = min(left, Int64(Self.block / self.channels))
            let count = min(sf_readf_float(self.file, &block, asked), asked)
            guard count > 0 else { break }
            self.mix(block, Int(count), into: &thinning)
            meter?.add(block, frames: Int(count))
            left -= count
        }
        return Sound(samples: thinning.samples, sampleRate: rate, loudness: meter?.loudness)
    }

    private func mix(_ block: [Float], _ frames: Int, into thinning: inout Thinning) {
        let share = 1 / Float(self.channels)
        block.withUnsafeBufferPointer { block in
            for frame in 0..<frames {
                var sum: Float = 0
                for channel in 0..<self.channels { sum += block[frame * self.channels + channel] }
                thinning.append(sum * share)
            }
        }
    }

    private static func checked(_ sound: Sound) throws(SoundProblem) -> Sound {
        guard !sound.samples.isEmpty else { throw .noSound }
        return sound
    }
}
