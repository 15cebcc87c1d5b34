/// The times of a file's messages, for devices whose sessions and laps don't say when they were.
struct FITTimes {
    /// When the file was made, in seconds since 1970.
    private var made: Double?
    private var firstRecord: Double?
    private var lastRecord: Double?
    /// The time of records and of all other messages that happen during a training.
    private var first: Double?
    private var last: Double?
    /// What to add to times that count from when the device was switched on.
    private var sinceSwitchedOn: Double?

    /// The seconds between the first and the last record, or other message where records have no times.
    var recorded: Double {
        let records = (self.lastRecord ?? 0) - (self.firstRecord ?? 0)
        return max(records > 0 ? records : (self.last ?? 0) - (self.first ?? 0), 0)
    }

    /// Returns when a training of so many seconds began, in seconds since 1970.
    func start(lasting seconds: Double) -> Double? {
        if let firstRecord, firstRecord >= Self.firstKnown { return firstRecord }
        if let last, last >= Self.firstKnown { return min(self.first ?? last, last - seconds) }
        return self.made
    }

    /// Notes the time of a message; returns it, since 1970 or since any moment.
    mutating func take(_ message: FITMessage, as kind: FITFormat.Message?) -> Double? {
        guard let kind else { return nil }
        guard kind != .fileID else {
            self.made = message.time(4)
            return self.made
        }
        guard let time = message.time(FITFormat.timestamp) ?? self.relative(message) else { return nil }
        if kind == .record {
            self.firstRecord = self.firstRecord ?? time
            self.lastRecord = time
        }
        self.first = self.first ?? time
        self.last = max(self.last ?? time, time)
        return time
    }

    /// Returns the time of a message that counts from when the device was switched on; the first of them is when the
    /// file was made.
    private mutating func relative(_ message: FITMessage) -> Double? {
        guard let time = message.count(FITFormat.timestamp) else { return nil }
        let added = self.sinceSwitchedOn ?? self.made.map { $0 - time } ?? 0
        self.sinceSwitchedOn = added
        return time + added
    }

    /// The first number that is a time of day; a smaller one counts from when the device was switched on.
    private static let firstKnown = Double(FITFormat.firstTime) + FITFormat.epoch
}

/// The way along which records with `compressed_speed_distance` add up: twelve bits of 1/100 m/s, then twelve bits of
/// 1/16 m, which begin anew every 256 m.
struct FITPackedDistance {
    private var last: Int?
    private var sixteenths = 0

    /// Returns the metres so far; nil without such a field.
    mutating func metres(_ field: Double?) -> Double? {
        guard let field, let bits = Int(exactly: field) else { return nil }
        let now = bits >> 12 & 0xFFF
        // The first value counts from 0.
        self.sixteenths += (now - (self.last ?? 0)) & 0xFFF
        self.last = now
        return Double(self.sixteenths) / 16
    }
}
