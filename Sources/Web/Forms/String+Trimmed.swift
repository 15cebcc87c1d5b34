extension String {
    /// The text without white space and line breaks around it.
    ///
    /// Foundation's trimming goes through NSString, which took a tenth of the time of reading a form.
    var trimmed: String {
        let scalars = self.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        let end = scalars.index(after: last)
        return first == scalars.startIndex && end == scalars.endIndex ? self : String(scalars[first..<end])
    }
}
