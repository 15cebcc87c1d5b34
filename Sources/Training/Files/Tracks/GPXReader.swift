import Foundation
import XML

/// Reads a GPX file: each track is a training (Topografix GPX 1.1, heart rates by Garmin's extension).
struct GPXReader: XMLListener {
    private var files: [WorkoutFile] = []
    private var path: [String] = []
    private var file = WorkoutFile()
    private var span = TrackSpan()
    private var metres = 0.0
    private var lastPlace: Coordinate?
    private var place: Coordinate?
    private var point = TrackPoint()

    static func read(_ scanner: XMLScanner) throws -> [WorkoutFile] {
        var scanner = scanner
        var reader = GPXReader()
        try scanner.tell(&reader)
        return reader.files
    }

    mutating func begin(_ name: String, _ attributes: [String: String]) throws {
        self.path.append(name)
        switch name {
        case "trk":
            guard self.files.count < WorkoutFileProblem.most else { throw WorkoutFileProblem.tooMany }
            self = GPXReader(files: self.files, path: self.path)
        case "trkseg":
            // Nothing was recorded between two segments.
            self.lastPlace = nil
            self.file.laps += 1
        case "trkpt":
            self.file.points += 1
            self.point = TrackPoint()
            self.place = try Self.place(attributes)
        default: break
        }
    }

    mutating func take(_ text: String) throws {
        guard let name = self.path.last else { return }
        switch name {
        case "time" where self.path.dropLast().last == "trkpt": self.point.time = try XMLTime.read(text)
        case "hr", "heartrate": self.point.beats = try XMLNumber.value(text)
        case "type" where self.path.dropLast().last == "trk": self.file.sport = Self.sport(text)
        default: break
        }
    }

    mutating func end(_ name: String) {
        self.path.removeLast()
        switch name {
        case "trkpt":
            if let time = self.point.time { self.span.note(time) }
            if let beats = self.point.beats { self.file.pulse.add(beats, at: self.point.time) }
            if let place {
                if let lastPlace { self.metres += lastPlace.metres(to: place) }
                self.lastPlace = place
            }
        case "trk": self.finish()
        default: break
        }
    }

    private mutating func finish() {
        self.file.startedAt = self.span.first.map { Date(timeIntervalSince1970: $0) }
        self.file.seconds = self.span.seconds
        self.file.elapsedSeconds = self.file.seconds
        self.file.metres = self.metres > 0 ? self.metres : nil
        self.file.averageBeats = self.file.pulse.average
        self.file.highestBeats = self.file.pulse.count > 0 ? self.file.pulse.highest : nil
        self.files.append(self.file)
    }

    /// Returns nil where the device had no place.
    private static func place(_ attributes: [String: String]) throws -> Coordinate? {
        guard let latitude = try attributes["lat"].flatMap(XMLNumber.value),
            let longitude = try attributes["lon"].flatMap(XMLNumber.value)
        else { return nil }
        guard let place = Coordinate(latitude: latitude, longitude: longitude) else {
            throw WorkoutFileProblem.unreadable
        }
        return place
    }

    private static func sport(_ text: String) -> WorkoutFile.Sport {
        let text = text.lowercased()
        if text.contains("run") || text == "9" { return .running }
        if text.contains("cycl") || text.contains("bik") || text.contains("ride") || text == "1" { return .cycling }
        if text.contains("walk") || text == "10" { return .walking }
        if text.contains("hik") || text == "4" { return .hiking }
        if text.contains("swim") { return .swimming }
        return text.contains("row") ? .rowing : .other
    }
}
