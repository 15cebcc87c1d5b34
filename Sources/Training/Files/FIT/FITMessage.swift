/// A message of a FIT file with the numbers of its known fields; invalid values are absent.
struct FITMessage {
    let number: UInt16
    private(set) var values: [UInt8: Double] = [:]

    subscript(field: UInt8) -> Double? { self.values[field] }

    /// Returns the time of a field in seconds since 1970; nil for one relative to when the device was switched on.
    func time(_ field: UInt8) -> Double? {
        guard let value = self.count(field), value >= Double(FITFormat.firstTime) else { return nil }
        return value + FITFormat.epoch
    }

    /// Returns the seconds of a field that holds a time; nil for what is no whole number of 32 bits, whatever type the
    /// file gives the field.
    func count(_ field: UInt8) -> Double? { self.values[field].flatMap(UInt32.init(exactly:)).map(Double.init) }

    mutating func set(_ field: UInt8, to value: Double) { self.values[field] = value }
}

/// The layout of a local message type.
struct FITDefinition {
    let number: UInt16
    let isBigEndian: Bool
    var fields: [Field] = []
    /// The bytes of developer fields after them, which are skipped.
    var developerBytes = 0

    struct Field {
        let number: UInt8
        let size: Int
        let base: FITFormat.Base?
    }
}
