extension NamedPlace {
    /// Finds a place by one of its names, also as "Springfield, IL" or "Graz, Austria"; the largest of several, and nil
    /// for none.
    ///
    /// `places` returns those of a name, as `plain` spells it, the largest first.
    static func find(
        _ words: String,
        in places: (_ plain: String) async throws -> [NamedPlace]
    ) async throws -> NamedPlace? {
        if let place = try await places(Self.plain(words)).first { return place }
        let parts = words.split(separator: ",").map(String.init)
        guard parts.count > 1, let last = parts.last else { return nil }
        return try await places(Self.plain(parts[0])).first { $0.lies(in: last) }
    }
}
