/// Constants of the FIT protocol (Garmin, "Flexible and Interoperable Data Transfer (FIT) Protocol").
enum FITFormat {
    /// 31 December 1989, 00:00 UTC, in seconds since 1970.
    static let epoch = 631_065_600.0
    /// Times below this are relative to when the device was switched on.
    static let firstTime: UInt32 = 0x1000_0000
    static let timestamp: UInt8 = 253

    enum Message: UInt16 {
        case fileID = 0
        case session = 18
        case lap = 19
        case record = 20
        case event = 21
        case activity = 34
    }

    /// The file type of activities.
    static let activityFile = 4.0
    /// The file types of workouts, courses and segments: what somebody is to do, with records like those of activities.
    static let plans: Set<Double> = [5, 6, 34]

    /// A base type; nil for a number that the protocol doesn't define.
    struct Base {
        let size: Int
        let kind: Kind
        /// The bits that mean "not known".
        let invalid: UInt64

        enum Kind { case unsigned, signed, real, text, bytes }

        init?(_ code: UInt8) {
            switch code & 0x1F {
            case 0x0D: (self.size, self.kind, self.invalid) = (1, .bytes, 0xFF)
            case 0x00, 0x02: (self.size, self.kind, self.invalid) = (1, .unsigned, 0xFF)
            case 0x01: (self.size, self.kind, self.invalid) = (1, .signed, 0x7F)
            case 0x03: (self.size, self.kind, self.invalid) = (2, .signed, 0x7FFF)
            case 0x04: (self.size, self.kind, self.invalid) = (2, .unsigned, 0xFFFF)
            case 0x05: (self.size, self.kind, self.invalid) = (4, .signed, 0x7FFF_FFFF)
            case 0x06: (self.size, self.kind, self.invalid) = (4, .unsigned, 0xFFFF_FFFF)
            case 0x07: (self.size, self.kind, self.invalid) = (1, .text, 0)
            case 0x08: (self.size, self.kind, self.invalid) = (4, .real, 0xFFFF_FFFF)
            case 0x09: (self.size, self.kind, self.invalid) = (8, .real, .max)
            case 0x0A: (self.size, self.kind, self.invalid) = (1, .unsigned, 0)
            case 0x0B: (self.size, self.kind, self.invalid) = (2, .unsigned, 0)
            case 0x0C: (self.size, self.kind, self.invalid) = (4, .unsigned, 0)
            case 0x0E: (self.size, self.kind, self.invalid) = (8, .signed, 0x7FFF_FFFF_FFFF_FFFF)
            case 0x0F: (self.size, self.kind, self.invalid) = (8, .unsigned, .max)
            case 0x10: (self.size, self.kind, self.invalid) = (8, .unsigned, 0)
            default: return nil
            }
        }
    }

    /// Adds a byte to the protocol's check sum.
    static func check(_ sum: UInt16, _ byte: UInt8) -> UInt16 {
        var sum = sum
        for nibble in [byte & 0xF, byte >> 4] {
            let low = Self.table[Int(sum & 0xF)]
            sum = (sum >> 4) & 0x0FFF
            sum ^= low ^ Self.table[Int(nibble)]
        }
        return sum
    }

    private static let table: [UInt16] = [
        0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401,
        0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01, 0x8801, 0x4400,
    ]
}
