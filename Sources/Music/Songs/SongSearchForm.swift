import Web

/// The search form for songs.
struct SongSearchForm: Form {
    static let fields: [String: FieldKind] = [
        "q": .text, "minBpm": .number, "maxBpm": .number, "loved": .flag, "from": .number,
        "limit": .number,
    ]
    /// Characters.
    private static let longest = 100

    let input: FormInput

    func validate(into errors: inout FormErrors) -> SongSearch? {
        let complaint = "Type beats per minute, from 30 to 300."
        let slowest = self.input.number("minBpm", in: TappedTempo.range, complaint, into: &errors)
        let fastest = self.input.number("maxBpm", in: TappedTempo.range, complaint, into: &errors)
        if let slowest, let fastest, slowest > fastest {
            errors.add("maxBpm", "Type the slower tempo first.")
        }
        let text = self.input.text("q", max: Self.longest, into: &errors)
        let from = self.input.whole("from", in: 0...SongSearch.last, "Start from 0 on.", into: &errors)
        let limit = self.input.whole(
            "limit",
            in: 1...SongSearch.mostAtOnce,
            "Ask for 1 to \(SongSearch.mostAtOnce) songs.",
            into: &errors
        )
        guard errors.isEmpty else { return nil }
        return SongSearch(
            text: text,
            slowest: slowest,
            fastest: fastest,
            isLoved: self.input.isOn("loved"),
            from: from ?? 0,
            limit: limit ?? SongSearch.length
        )
    }
}
