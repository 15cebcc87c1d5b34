/// What a song is good for: a table of genres, a range of tempo and what members said (docs/playlists.md).
package enum Mood: String, Sendable, Hashable, Codable, CaseIterable {
    case calm
    case laidBack = "laid-back"
    case focused
    case cheerful
    case driving
    case fierce

    package var label: String {
        switch self {
        case .calm: "Calm"
        case .laidBack: "Laid-back"
        case .focused: "Focused"
        case .cheerful: "Cheerful"
        case .driving: "Driving"
        case .fierce: "Fierce"
        }
    }

    /// The tempos at which songs of a fitting genre have it, in beats per minute.
    ///
    /// Slow music calms, and fast music rouses (Karageorghis and Terry, J Sport Behav 20, 1997: 54–68); that 95 to 100
    /// counts as slow, 115 to 120 as medium and 135 and more as fast is of Karageorghis et al., Res Q Exerc Sport
    /// 82(2), 2011. Fierce music is so by its sound and has the widest range.
    package var tempos: ClosedRange<Double> {
        switch self {
        case .calm: 40...105
        case .laidBack: 55...118
        case .focused: 60...122
        case .cheerful: 96...200
        case .driving: 108...200
        case .fierce: 78...260
        }
    }
}
