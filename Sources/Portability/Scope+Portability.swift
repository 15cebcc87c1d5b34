package import Web

extension Scope.Area {
    package static let data = Self(
        "data",
        reading: "Download everything about you, health details too",
        writing: "Import data"
    )
}
