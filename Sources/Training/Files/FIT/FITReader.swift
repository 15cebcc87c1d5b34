import Foundation

/// Collects trainings from the messages of FIT files.
///
/// Field numbers are those of the profile in Garmin's FIT SDK. Devices leave much out: the start is that of the
/// sessions, else of the laps, else of the first record or other event, else when the file was made.
struct FITReader {
    private var file = WorkoutFile()
    /// The file's type; nil where it doesn't say.
    private var type: Double?
    private var sessions = 0
    /// Sums over laps, for files without a session message.
    private var lapTotals = Totals()
    private var sessionTotals = Totals()
    private var times = FITTimes()
    /// The timer of the activity message, in seconds.
    private var activityTimer: Double?
    private var farthest: Double?
    private var packed = FITPackedDistance()

    /// Reads every training in the files; throws `WorkoutFileProblem`.
    static func read(_ source: ByteSource) throws -> [WorkoutFile] {
        var decoder = FITDecoder(source)
        var files: [WorkoutFile] = []
        while try decoder.begin() {
            var reader = FITReader()
            while let message = try decoder.next() { reader.take(message) }
            if let file = reader.finished { files.append(file) }
            guard files.count <= WorkoutFileProblem.most else { throw WorkoutFileProblem.tooMany }
        }
        return files
    }

    private mutating func take(_ message: FITMessage) {
        let kind = FITFormat.Message(rawValue: message.number)
        let time = self.times.take(message, as: kind)
        switch kind {
        case .fileID: self.type = message[0]
        case .session:
            self.sessions += 1
            self.sessionTotals.add(message, average: message[16], highest: message[17])
            if let sport = message[5] { self.file.sport = Self.sport(sport, message[6]) }
        case .lap:
            self.file.laps += 1
            self.lapTotals.add(message, average: message[15], highest: message[16])
            if self.sessions == 0, let sport = message[25] { self.file.sport = Self.sport(sport, nil) }
        case .record:
            self.file.points += 1
            if let beats = message[3] { self.file.pulse.add(beats, at: time) }
            if let distance = message[5].map({ $0 / 100 }) ?? self.packed.metres(message[8]) {
                self.farthest = distance
            }
        case .activity: self.activityTimer = message[0].map { $0 / 1_000 }
        case .event, nil: break
        }
    }

    /// The training; nil for a file of something else, such as settings or a course.
    private var finished: WorkoutFile? {
        let isPlan = self.type.map(FITFormat.plans.contains) ?? false
        guard self.type == FITFormat.activityFile || self.sessions > 0 || self.file.points > 1 && !isPlan else {
            return nil
        }
        var file = self.file
        let totals = self.sessions > 0 ? self.sessionTotals : self.lapTotals
        let told = totals.elapsed ?? totals.timer ?? self.activityTimer.flatMap { $0 > 0 ? $0 : nil }
        let recorded = self.times.recorded
        // The last lap may be missing where there is no session.
        let missing = self.sessions > 0 ? 0 : max(recorded - (told ?? recorded), 0)
        file.elapsedSeconds = (told ?? recorded) + missing
        file.seconds = totals.timer.map { $0 + missing } ?? file.elapsedSeconds
        file.startedAt = (totals.start ?? self.times.start(lasting: file.elapsedSeconds))
            .map { Date(timeIntervalSince1970: $0) }
        file.metres = totals.metres ?? self.farthest
        file.kilocalories = totals.kilocalories
        file.averageBeats = totals.averageBeats ?? file.pulse.average
        file.highestBeats = totals.highestBeats ?? (file.pulse.count > 0 ? file.pulse.highest : nil)
        return file
    }

    private static func sport(_ sport: Double, _ kind: Double?) -> WorkoutFile.Sport {
        switch (sport, kind) {
        case (1, _): .running
        case (2, _): .cycling
        case (11, _): .walking
        case (17, _): .hiking
        case (5, _): .swimming
        case (15, _), (4, 14): .rowing
        case (4, 15): .elliptical
        case (10, 43), (4, 43): .yoga
        case (10, _), (4, 20): .strength
        default: .other
        }
    }
}

/// The sums over sessions or laps.
private struct Totals {
    var start: Double?
    var elapsed: Double?
    var timer: Double?
    var metres: Double?
    var kilocalories: Double?
    var highestBeats: Double?
    private var beats = 0.0
    private var beatSeconds = 0.0

    var averageBeats: Double? { self.beatSeconds > 0 ? self.beats / self.beatSeconds : nil }

    mutating func add(_ message: FITMessage, average: Double?, highest: Double?) {
        let start = message.time(2)
        self.start = [self.start, start].compactMap(\.self).min()
        let timer = message[8].map { $0 / 1_000 }
        self.elapsed = Self.sum(self.elapsed, message[7].map { $0 / 1_000 })
        self.timer = Self.sum(self.timer, timer)
        self.metres = Self.sum(self.metres, message[9].map { $0 / 100 })
        self.kilocalories = Self.sum(self.kilocalories, message[11])
        self.highestBeats = [self.highestBeats, highest].compactMap(\.self).max()
        if let average, average > 0 {
            let weight = max(timer ?? 1, 1)
            self.beats += average * weight
            self.beatSeconds += weight
        }
    }

    /// Adds numbers; some devices write 0 for what they don't know.
    private static func sum(_ one: Double?, _ other: Double?) -> Double? {
        guard let other, other > 0 else { return one }
        return (one ?? 0) + other
    }
}
