/// An area of the body to go easy on, and why.
package struct Injury: Sendable, Equatable, LosslessStringConvertible {
    package let area: InjuryArea
    package let kind: InjuryKind

    package init(area: InjuryArea, kind: InjuryKind) {
        self.area = area
        self.kind = kind
    }

    /// Reads "knee recent".
    package init?(_ description: String) {
        let words = description.split(separator: " ").map(String.init)
        guard words.count == 2, let area = InjuryArea(rawValue: words[0]), let kind = InjuryKind(rawValue: words[1])
        else { return nil }
        self.init(area: area, kind: kind)
    }

    package var description: String { "\(self.area.rawValue) \(self.kind.rawValue)" }
}
