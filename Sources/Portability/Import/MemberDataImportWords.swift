import Members

/// Writes the words for members about an import.
enum MemberDataImportWords {
    static func outcome(of done: MemberDataImport) -> String {
        switch done.state {
        case .reading: Self.reading(done)
        case .looked: "Nothing was written yet."
        case .running: "Being written. \(Self.count(done.added)) added so far; you can go on meanwhile."
        case .undoing: "Being taken back."
        case .undone: "Taken back. What you changed since was kept."
        case .failed where !done.problem.isEmpty: done.problem
        case .failed: "Something in it can't be kept here, so nothing of it was."
        case .done: Self.written(done)
        }
    }

    private static func reading(_ found: MemberDataImport) -> String {
        let lines = found.look.rows == 0 ? "" : ", \(Self.count(found.look.rows)) lines so far"
        return "Being read\(lines). You can go on meanwhile. If it rests for minutes, send the file again."
    }

    private static func written(_ done: MemberDataImport) -> String {
        var parts = ["\(Self.count(done.added)) added"]
        if done.known > 0 { parts.append("\(Self.count(done.known)) you had already") }
        if done.leftOut > 0 {
            parts.append(
                "\(Self.count(done.leftOut)) left out, being more than you can keep or parts of something missing"
            )
        }
        return parts.joined(separator: "; ") + "."
    }

    static func count(_ number: Int) -> String { Numerals.text(Double(number)) }
}
