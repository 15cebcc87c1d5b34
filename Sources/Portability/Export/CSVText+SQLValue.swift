import DelimitedText
import Storage

extension CSVText {
    /// Writes a value for people; null and blobs are empty.
    static func text(_ value: SQLValue) -> String {
        switch value {
        case .null, .blob: ""
        case .integer(let number): String(number)
        case .real(let number): Int64(exactly: number).map(String.init) ?? String(number)
        case .text(let text): self.harmless(text)
        }
    }
}
