import Foundation
import XML

/// Reads a TCX file: activities, laps and track points (Garmin's Training Center Database v2).
struct TCXReader: XMLListener {
    private var files: [WorkoutFile] = []
    private var path: [String] = []
    private var file = WorkoutFile()
    private var span = TrackSpan()
    private var farthest: Double?
    private var lapMetres: Double?
    private var point = TrackPoint()
    /// The laps' own heart rates, for files without track points.
    private var lapBeats = (sum: 0.0, seconds: 0.0, highest: 0.0)
    private var lapSeconds = 0.0

    static func read(_ scanner: XMLScanner) throws -> [WorkoutFile] {
        var scanner = scanner
        var reader = TCXReader()
        try scanner.tell(&reader)
        return reader.files
    }

    mutating func begin(_ name: String, _ attributes: [String: String]) throws {
        self.path.append(name)
        switch name {
        case "Activity":
            guard self.files.count < WorkoutFileProblem.most else { throw WorkoutFileProblem.tooMany }
            self = TCXReader(files: self.files, path: self.path)
            self.file.sport = Self.sport(attributes["Sport"] ?? "")
        case "Lap":
            self.file.laps += 1
            if self.file.startedAt == nil, let start = try attributes["StartTime"].map(XMLTime.read) {
                self.file.startedAt = Date(timeIntervalSince1970: start)
            }
        case "Trackpoint":
            self.file.points += 1
            self.point = TrackPoint()
        default: break
        }
    }

    mutating func take(_ text: String) throws {
        guard let name = self.path.last else { return }
        let parent = self.path.dropLast().last ?? ""
        if name == "Time", parent == "Trackpoint" { self.point.time = try XMLTime.read(text) }
        guard Self.numbers[name]?.contains(parent) == true, let number = try XMLNumber.value(text), number >= 0 else {
            return
        }
        switch (parent, name) {
        case ("Lap", "TotalTimeSeconds"):
            self.file.seconds += number
            self.lapSeconds = number
        case ("Lap", "DistanceMeters"): self.lapMetres = (self.lapMetres ?? 0) + number
        case ("Lap", "Calories"): self.file.kilocalories = (self.file.kilocalories ?? 0) + number
        case ("Trackpoint", "DistanceMeters"): self.farthest = max(self.farthest ?? 0, number)
        case ("HeartRateBpm", "Value"): self.point.beats = number
        case ("AverageHeartRateBpm", "Value"):
            self.lapBeats.sum += number * max(self.lapSeconds, 1)
            self.lapBeats.seconds += max(self.lapSeconds, 1)
        case ("MaximumHeartRateBpm", "Value"): self.lapBeats.highest = max(self.lapBeats.highest, number)
        default: break
        }
    }

    mutating func end(_ name: String) {
        self.path.removeLast()
        switch name {
        case "Trackpoint":
            if let time = self.point.time { self.span.note(time) }
            if let beats = self.point.beats { self.file.pulse.add(beats, at: self.point.time) }
        case "Activity": self.finish()
        default: break
        }
    }

    private mutating func finish() {
        let recorded = self.span.seconds
        if self.file.startedAt == nil { self.file.startedAt = self.span.first.map { Date(timeIntervalSince1970: $0) } }
        if self.file.seconds == 0 { self.file.seconds = recorded }
        self.file.elapsedSeconds = max(recorded, self.file.seconds)
        self.file.metres = self.lapMetres ?? self.farthest
        let lapAverage = self.lapBeats.seconds > 0 ? self.lapBeats.sum / self.lapBeats.seconds : nil
        self.file.averageBeats = self.file.pulse.average ?? lapAverage
        let highest = self.file.pulse.count > 0 ? self.file.pulse.highest : self.lapBeats.highest
        self.file.highestBeats = highest > 0 ? highest : nil
        self.files.append(self.file)
    }

    /// The elements whose numbers count, and in which others they stand.
    private static let numbers: [String: Set<String>] = [
        "TotalTimeSeconds": ["Lap"], "DistanceMeters": ["Lap", "Trackpoint"], "Calories": ["Lap"],
        "Value": ["HeartRateBpm", "AverageHeartRateBpm", "MaximumHeartRateBpm"],
    ]

    private static func sport(_ name: String) -> WorkoutFile.Sport {
        switch name.lowercased() {
        case "running": .running
        case "biking", "cycling": .cycling
        case "walking": .walking
        case "hiking": .hiking
        case "swimming": .swimming
        case "rowing": .rowing
        default: .other
        }
    }
}
