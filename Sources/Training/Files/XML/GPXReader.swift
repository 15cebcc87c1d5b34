import Foundation

/// What a GPX file says: its tracks, one training each (Topografix GPX 1.1, heart rates as Garmin's extension writes them).
struct GPXReader {
    private var files: [WorkoutFile] = []
    private var path: [String] = []
    private var file = WorkoutFile()
    private var firstTime: Double?
    private var lastTime: Double?
    private var metres = 0.0
    private var lastPlace: (latitude: Double, longitude: Double)?
    private var place: (latitude: Double, longitude: Double)?
    private var pointTime: Double?
    private var pointBeats: Double?

    static func read(_ scanner: XMLScanner) throws -> [WorkoutFile] {
        var scanner = scanner
        var reader = GPXReader()
        while let token = try scanner.next() {
            switch token {
            case .start(let name, let attributes): try reader.begin(name, attributes)
            case .text(let text): reader.take(text)
            case .end(let name): reader.end(name)
            }
        }
        return reader.files
    }

    private init(files: [WorkoutFile] = [], path: [String] = []) {
        self.files = files
        self.path = path
    }

    private mutating func begin(_ name: String, _ attributes: [String: String]) throws {
        self.path.append(name)
        switch name {
        case "trk":
            guard self.files.count < WorkoutFileProblem.most else { throw WorkoutFileProblem.tooMany }
            self = GPXReader(files: self.files, path: self.path)
        case "trkseg":
            // Between two segments nothing was recorded.
            self.lastPlace = nil
            self.file.laps += 1
        case "trkpt":
            self.file.points += 1
            (self.pointTime, self.pointBeats, self.place) = (nil, nil, nil)
            if let latitude = attributes["lat"].flatMap(Double.init), abs(latitude) <= 90,
                let longitude = attributes["lon"].flatMap(Double.init), abs(longitude) <= 180
            {
                self.place = (latitude, longitude)
            }
        default: break
        }
    }

    private mutating func take(_ text: String) {
        guard let name = self.path.last else { return }
        switch name {
        case "time" where self.path.dropLast().last == "trkpt": self.pointTime = XMLTime.seconds(text)
        case "hr", "heartrate": self.pointBeats = Double(text)
        case "type" where self.path.dropLast().last == "trk": self.file.sport = Self.sport(text)
        default: break
        }
    }

    private mutating func end(_ name: String) {
        self.path.removeLast()
        switch name {
        case "trkpt":
            if let pointTime {
                self.firstTime = min(self.firstTime ?? pointTime, pointTime)
                self.lastTime = max(self.lastTime ?? pointTime, pointTime)
            }
            if let pointBeats, pointBeats.isFinite { self.file.pulse.add(pointBeats, at: self.pointTime) }
            if let place {
                if let lastPlace { self.metres += Self.metres(from: lastPlace, to: place) }
                self.lastPlace = place
            }
        case "trk": self.finish()
        default: break
        }
    }

    private mutating func finish() {
        self.file.startedAt = self.firstTime.map { Date(timeIntervalSince1970: $0) }
        self.file.seconds = max((self.lastTime ?? 0) - (self.firstTime ?? 0), 0)
        self.file.elapsedSeconds = self.file.seconds
        self.file.metres = self.metres > 0 ? self.metres : nil
        self.file.averageBeats = self.file.pulse.average
        self.file.highestBeats = self.file.pulse.count > 0 ? self.file.pulse.highest : nil
        self.files.append(self.file)
    }

    /// Haversine over a sphere of the earth's mean radius, 6,371,008.8 m (IUGG).
    private static func metres(
        from one: (latitude: Double, longitude: Double),
        to other: (latitude: Double, longitude: Double)
    ) -> Double {
        let (up, across) = ((other.latitude - one.latitude) * .pi / 180, (other.longitude - one.longitude) * .pi / 180)
        let half =
            pow(sin(up / 2), 2)
            + cos(one.latitude * .pi / 180) * cos(other.latitude * .pi / 180) * pow(sin(across / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
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
