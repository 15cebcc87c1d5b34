package import Web

extension Scope.Area {
    package static let data = Self(
        "data",
        reading: "Download everything about you but your health details",
        writing: "Import data"
    )
    /// It opens no route: an export holds more with it.
    package static let health = Self(
        "health",
        reading: "Let a download hold your health details and progress photos too"
    )
}

extension Scope {
    static let readHealth = Self(rawValue: "health:read")
}
