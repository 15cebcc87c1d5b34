package import Web

extension Page {
    /// What a browser would read.
    package var html: String { String(decoding: self.bytes, as: UTF8.self) }
}
