/// Iterates over the bytes of an XML text that arrives in pieces.
struct XMLBytes {
    private let nextPiece: () throws -> [UInt8]?
    private var piece: [UInt8] = []
    private var place = 0

    init(_ nextPiece: @escaping () throws -> [UInt8]?) { self.nextPiece = nextPiece }

    /// Returns the next byte; nil at the end.
    mutating func next() throws -> UInt8? {
        guard let byte = try self.peek() else { return nil }
        self.place += 1
        return byte
    }

    /// Returns the next byte without consuming it; nil at the end.
    mutating func peek() throws -> UInt8? {
        while self.place == self.piece.count {
            guard let piece = try self.nextPiece() else { return nil }
            self.piece = piece
            self.place = 0
        }
        return self.piece[self.place]
    }

    /// Returns the next byte; throws `cutShort` at the end.
    mutating func required() throws -> UInt8 {
        guard let byte = try self.next() else { throw XMLProblem.cutShort }
        return byte
    }
}
