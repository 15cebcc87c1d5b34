/// Takes a record apart into its fields, line by line (RFC 4180): a quoted field may go on in the next line.
struct FieldScanner {
    /// What becomes of a field whose quotation is followed by more text.
    enum StrayText {
        /// The record is malformed.
        case refused
        /// The field stands as it was written, quotation marks and all; so does one whose quotation isn't closed.
        case literal
        /// The text is joined to what was quoted.
        case kept
    }

    enum Outcome {
        case whole
        /// The line ended inside a quotation.
        case open
        case malformed
    }

    private static let quote = UInt8(ascii: "\"")

    private let delimiter: UInt8
    private let strayText: StrayText
    private let most: Int
    private(set) var fields: [Substring] = []
    /// What was read of a quoted field that goes on in the next line.
    private var open: [UInt8]?

    /// Creates a scanner; a record of more fields than `most` is malformed.
    init(_ delimiter: Delimiter, strayText: StrayText, most: Int = .max - 1) {
        self.delimiter = delimiter.rawValue
        self.strayText = strayText
        self.most = most
    }

    /// Reads a line of the record; `lineBreak` is what ended the line before it.
    mutating func take(_ line: String, after lineBreak: String = "") -> Outcome {
        guard self.open != nil || line.utf8.contains(Self.quote) else {
            self.fields = line.utf8.split(
                separator: self.delimiter,
                maxSplits: self.most,
                omittingEmptySubsequences: false
            ).map(Substring.init)
            return self.fields.count <= self.most ? .whole : .malformed
        }
        self.open?.append(contentsOf: lineBreak.utf8)
        // Read as plain bytes, because a line of a megabyte may be nothing but quotation marks.
        let bytes = Array(line.utf8)
        var place = 0
        while true {
            let outcome = self.takeField(bytes, &place)
            guard outcome == .whole, self.fields.count <= self.most else {
                return outcome == .open ? .open : .malformed
            }
            guard place < bytes.count, bytes[place] == self.delimiter else { return .whole }
            place += 1
        }
    }

    /// Reads up to the next delimiter or the line's end.
    private mutating func takeField(_ bytes: [UInt8], _ place: inout Int) -> Outcome {
        let start = place
        if self.open == nil {
            guard place < bytes.count, bytes[place] == Self.quote else {
                self.fields.append(Substring(self.plain(bytes, &place)))
                return .whole
            }
            place += 1
        }
        let quotation = self.quotation(bytes, &place)
        if let quotation, place == bytes.count || bytes[place] == self.delimiter {
            self.fields.append(Substring(quotation))
            return .whole
        }
        switch self.strayText {
        case .literal:
            self.open = nil
            place = start
            self.fields.append(Substring(self.plain(bytes, &place)))
        case .refused: return quotation == nil ? .open : .malformed
        case .kept:
            guard let quotation else { return .open }
            self.fields.append(Substring(quotation + self.plain(bytes, &place)))
        }
        return .whole
    }

    private func plain(_ bytes: [UInt8], _ place: inout Int) -> String {
        let start = place
        while place < bytes.count, bytes[place] != self.delimiter { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    /// Reads behind the closing quotation mark; nil when the line ends before it, and what was read stays open.
    private mutating func quotation(_ bytes: [UInt8], _ place: inout Int) -> String? {
        // Taken out of `open`, so that appending to a long field doesn't copy it for each of its lines.
        var read = self.open ?? []
        self.open = nil
        var start = place
        while place < bytes.count {
            guard bytes[place] == Self.quote else {
                place += 1
                continue
            }
            read += bytes[start..<place]
            place += 1
            guard place < bytes.count, bytes[place] == Self.quote else { return String(decoding: read, as: UTF8.self) }
            // The second of two quotation marks begins what goes on.
            start = place
            place += 1
        }
        read += bytes[start...]
        self.open = read
        return nil
    }
}
