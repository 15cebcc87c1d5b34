extension String {
    /// Decodes bytes as UTF-8 or, when they are not, as ISO 8859-1, in which every byte is a character.
    package init(utf8OrLatin1 bytes: ArraySlice<UInt8>) {
        if let text = String(validating: bytes, as: UTF8.self) {
            self = text
        } else {
            self = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        }
    }
}
