import Web

/// What is at one place, as lists and forms show it.
struct GearCard: Encodable, Sendable {
    /// "gym".
    let gearPlace: String
    /// "At the gym".
    let gearPlaceName: String
    /// The field of its ticks.
    let gearField: String
    /// Whether the member told of it; else what such a place usually has is shown.
    let gearKept: Bool
    /// "Barbell and rack, dumbbells, kettlebells and 14 more".
    let gearWords: String
    /// The page that changes it.
    let gearPath: String
    /// Empty where only the words are shown.
    let gearGroups: [GearGroupView]

    /// Creates the card on the new-workout page: while nothing is kept, what such a place usually has, ticked and said in
    /// full where it isn't long, so that what isn't there can be unticked; the typed ones first.
    init(_ place: Place, kept: [Gear]?, _ input: FormInput) {
        let field = place.gearField
        var ignored = FormErrors()
        let typed = input.has(field) ? input.gear(field, into: &ignored) : nil
        let shown = kept ?? typed ?? Self.usual(at: place)
        self.init(
            place,
            kept: kept,
            words: shown.inShort(upTo: place == .gym ? 3 : 8),
            groups: kept == nil ? GearGroupView.all(ticked: shown) : []
        )
    }

    /// Creates the card on the list of places.
    init(_ place: Place, kept: [Gear]?) {
        let usual = "usually " + Self.usual(at: place).inShort(upTo: 3)
        self.init(place, kept: kept, words: kept?.inShort(upTo: 3) ?? usual, groups: [])
    }

    private init(_ place: Place, kept: [Gear]?, words: String, groups: [GearGroupView]) {
        self.gearPlace = place.rawValue
        self.gearPlaceName = place.label
        self.gearField = place.gearField
        self.gearKept = kept != nil
        self.gearWords = words.prefix(1).uppercased() + words.dropFirst()
        self.gearPath = GearLinks.page(place)
        self.gearGroups = groups
    }

    static func usual(at place: Place) -> [Gear] { [Gear](each: Gear.usual(at: place, with: .basic)) }
}

/// A group of gear with a tick for each kind.
struct GearGroupView: Encodable, Sendable {
    let groupName: String
    let groupChoices: [ChoiceView]

    static func all(ticked: [Gear]) -> [GearGroupView] {
        GearGroup.allCases.map { group in
            GearGroupView(
                groupName: group.label,
                groupChoices: group.gear.map {
                    ChoiceView($0.rawValue, label: $0.label, chosen: ticked.contains($0))
                }
            )
        }
    }
}
