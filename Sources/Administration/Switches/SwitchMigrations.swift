import Storage

/// Creates the table of parts of the house that are switched off.
enum SwitchMigrations {
    static let all = [
        Migration("administration-0003-switched-off") { words in
            ["CREATE TABLE switched_off (name \(words.text) NOT NULL PRIMARY KEY) \(words.strict)"]
        }
    ]
}
