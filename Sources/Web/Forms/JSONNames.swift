/// Finds repeated names in an object of a JSON text, which parsers treat differently (RFC 8259, section 4).
///
/// The text must be valid JSON; names are compared as written.
enum JSONNames {
    static func areRepeated(in text: some Collection<UInt8>) -> Bool {
        // The names of each open object; nil for an open list.
        var open: [Set<[UInt8]>?] = []
        var name: [UInt8]?
        var isEscaped = false
        var last: [UInt8] = []
        for byte in text {
            if name != nil {
                if !isEscaped, byte == UInt8(ascii: "\"") {
                    last = name ?? []
                    name = nil
                } else {
                    isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                    name?.append(byte)
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): name = []
            case UInt8(ascii: "{"): open.append([])
            case UInt8(ascii: "["): open.append(nil)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): open.removeLast()
            case UInt8(ascii: ":"):
                let isNew = open[open.count - 1]?.insert(last).inserted ?? true
                if !isNew { return true }
            default: break
            }
        }
        return false
    }
}
