package import Storage

/// What of the member's own row goes out, and which of its columns come back, as the wing that writes it says.
package struct OwnRow: Sendable {
    /// The settings that are imported; all other columns stay as they are.
    let settings: RestoredTable
    /// The SQL condition of a row into which settings are imported still.
    let isOpen: SQL
    /// Columns that are not exported, because they open the account.
    let secret: Set<String>

    package init(settings: RestoredTable, while isOpen: SQL, secret: Set<String>) {
        self.settings = settings
        self.isOpen = isOpen
        self.secret = secret
    }
}
