/// A message of a FIT file: the numbers of its known fields; what the file says is not known is not there.
struct FITMessage {
    let number: UInt16
    private(set) var values: [UInt8: Double] = [:]

    init(number: UInt16) { self.number = number }

    subscript(field: UInt8) -> Double? { self.values[field] }

    /// The time of a field in seconds since 1970; nil for one that counts from when the device was switched on.
    func time(_ field: UInt8) -> Double? {
        guard let value = self.values[field], value >= Double(FITFormat.firstTime) else { return nil }
        return value + FITFormat.epoch
    }

    mutating func set(_ field: UInt8, to value: Double) { self.values[field] = value }
}

/// How a local message is laid out.
struct FITDefinition {
    let number: UInt16
    let isBigEndian: Bool
    var fields: [Field] = []
    /// Bytes of developers' fields after them, which are passed over.
    var developerBytes = 0

    struct Field {
        let number: UInt8
        let size: Int
        let base: FITFormat.Base?
    }
}
