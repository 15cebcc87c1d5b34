package import Storage

extension FormInput {
    /// Reads where a list goes on, as its page before said it; nil for its beginning.
    ///
    /// It complains of any other text, and of one whose id isn't of the list's kind.
    package func cursor(
        _ name: String = "after",
        naming isOfList: (_ id: String) -> Bool = { _ in true },
        into errors: inout FormErrors
    ) -> Cursor? {
        guard !self[name].isEmpty else { return nil }
        guard let cursor = Cursor(self[name]), isOfList(cursor.id) else {
            errors.add(name, "Send what `next` said, or begin anew without it.")
            return nil
        }
        return cursor
    }
}
