import Foundation

/// Collects trainings from the messages of FIT files.
///
/// Field numbers are those of the profile in Garmin's FIT SDK.
struct FITReader {
    private var file = WorkoutFile()
    private var isActivity = false
    private var sessions = 0
    /// Sums over laps, for files without a session message.
    private var lapTotals = Totals()
    private var sessionTotals = Totals()
    private var firstTime: Double?
    private var lastTime: Double?
    private var farthest: Double?

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
        switch FITFormat.Message(rawValue: message.number) {
        case .fileID: self.isActivity = message[0] == FITFormat.activityFile
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
            let time = message.time(FITFormat.timestamp)
            if let time {
                self.firstTime = self.firstTime ?? time
                self.lastTime = time
            }
            if let beats = message[3] { self.file.pulse.add(beats, at: time) }
            if let distance = message[5] { self.farthest = distance / 100 }
        case .activity, nil: break
        }
    }

    /// The training; nil for a file of something else, such as settings.
    private var finished: WorkoutFile? {
        guard self.isActivity || self.sessions > 0 || self.file.points > 1 else { return nil }
        var file = self.file
        let totals = self.sessions > 0 ? self.sessionTotals : self.lapTotals
        let start = totals.start ?? self.firstTime
        file.startedAt = start.map { Date(timeIntervalSince1970: $0) }
        let recorded = max((self.lastTime ?? 0) - (self.firstTime ?? 0), 0)
        file.elapsedSeconds = totals.elapsed ?? totals.timer ?? recorded
        file.seconds = totals.timer ?? file.elapsedSeconds
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

    private static func sum(_ one: Double?, _ other: Double?) -> Double? {
        guard let other else { return one }
        return (one ?? 0) + other
    }
}
