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
    private var open: String?

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
        self.open?.append(lineBreak)
        var rest = line.utf8[...]
        while true {
            let outcome = self.takeField(&rest)
            guard outcome == .whole, self.fields.count <= self.most else {
                return outcome == .open ? .open : .malformed
            }
            guard rest.first == self.delimiter else { return .whole }
            rest = rest.dropFirst()
        }
    }

    /// Reads up to the next delimiter or the line's end.
    private mutating func takeField(_ rest: inout Substring.UTF8View) -> Outcome {
        let start = rest
        if self.open == nil {
            guard rest.first == Self.quote else {
                self.fields.append(self.plain(&rest))
                return .whole
            }
            rest = rest.dropFirst()
        }
        let quotation = self.quotation(&rest)
        if let quotation, rest.isEmpty || rest.first == self.delimiter {
            self.fields.append(quotation)
            return .whole
        }
        switch self.strayText {
        case .literal:
            self.open = nil
            rest = start
            self.fields.append(self.plain(&rest))
        case .refused: return quotation == nil ? .open : .malformed
        case .kept:
            guard let quotation else { return .open }
            self.fields.append(quotation + self.plain(&rest))
        }
        return .whole
    }

    private func plain(_ rest: inout Substring.UTF8View) -> Substring {
        let end = rest.firstIndex(of: self.delimiter) ?? rest.endIndex
        defer { rest = rest[end...] }
        return Substring(rest[..<end])
    }

    /// Reads behind the closing quotation mark; nil when the line ends before it, and what was read stays open.
    private mutating func quotation(_ rest: inout Substring.UTF8View) -> Substring? {
        // Taken out of `open`, so that appending to a long field doesn't copy it for each of its lines.
        var read = self.open
        self.open = nil
        while let mark = rest.firstIndex(of: Self.quote) {
            let piece = Substring(rest[..<mark])
            rest = rest[mark...].dropFirst()
            guard rest.first == Self.quote else {
                guard var read else { return piece }
                read += piece
                return read[...]
            }
            rest = rest.dropFirst()
            if read == nil { read = "" }
            read?.append(contentsOf: piece)
            read?.append("\"")
        }
        if read == nil { read = "" }
        read?.append(contentsOf: Substring(rest))
        self.open = read
        return nil
    }
}
