import Foundation
import HealthMath
import Members
import Web

/// The page of a member's sources, with their state and links for connecting more.
struct SourcesPage: PageModel {
    static let template = "sources/list"

    struct Item: Encodable, Sendable {
        let sourceCard: String
        let sourceName: String
        let sourceKind: String
        /// "1,204 songs · read today at 14:05".
        let sourceState: String
        /// Empty without trouble.
        let sourceTrouble: String
        let sourceIsOn: Bool
        /// Empty for the house's folder.
        let removalPath: String
        let readingPath: String
        let switchPath: String
        /// Where lists are written there; empty for a source that takes none.
        let listsPath: String
        /// The page on which consent is given again; empty while it holds.
        let againPath: String
    }

    let frame: Frame
    let items: [Item]
    /// The page again, while something is being read; else empty.
    let againAt: String
    let isFull: Bool
    let most = String(SourcePace.most)
    /// Empty where the operator registered no application at Spotify.
    let spotifyPath: String

    /// `folder` says whether the member hears the house's folder; nil where there is none.
    init(
        _ sources: [MemberSource],
        folder: Bool?,
        offersSpotify: Bool,
        at now: Date,
        in zone: TimeZone,
        frame: Frame
    ) {
        self.frame = frame
        self.items =
            [folder.map(Self.folder)].compactMap(\.self) + sources.map { Self.item($0, at: now, in: zone) }
        self.againAt = sources.contains(where: \.isBeingRead) ? SourceLinks.all.path : ""
        self.isFull = sources.count >= SourcePace.most
        self.spotifyPath = offersSpotify ? SourceLinks.spotify.path : ""
    }

    private static func folder(isOn: Bool) -> Item {
        Item(
            sourceCard: SourceLinks.cardID(SourceStore.folder),
            sourceName: SourceKind.folder.label,
            sourceKind: "For everybody here; tempo and loudness are measured",
            sourceState: isOn ? "Its songs are among yours." : "You don't hear its songs.",
            sourceTrouble: "",
            sourceIsOn: isOn,
            removalPath: "",
            readingPath: "",
            switchPath: (isOn ? SourceLinks.off : SourceLinks.on).path(SourceStore.folder),
            listsPath: "",
            againPath: ""
        )
    }

    private static func item(_ source: MemberSource, at now: Date, in zone: TimeZone) -> Item {
        Item(
            sourceCard: SourceLinks.cardID(source.id),
            sourceName: source.name,
            sourceKind: source.kind.label,
            sourceState: Self.state(of: source, at: now, in: zone),
            sourceTrouble: source.trouble ?? "",
            sourceIsOn: source.isOn,
            removalPath: SourceLinks.removal.path(source.id),
            readingPath: source.isOn && !source.isLost ? SourceLinks.reading.path(source.id) : "",
            switchPath: (source.isOn ? SourceLinks.off : SourceLinks.on).path(source.id),
            listsPath: source.kind.takesLists && source.isOn && !source.isLost ? SourceLinks.lists.path(source.id) : "",
            againPath: source.kind == .spotify && source.trouble != nil && !source.isLost
                ? SourceLinks.consentAgain(source.id) : ""
        )
    }

    private static func state(of source: MemberSource, at now: Date, in zone: TimeZone) -> String {
        if !source.isOn { return "You don't hear its songs." }
        if source.isBeingRead { return "We're reading it: \(Self.songs(source.readSoFar)) so far." }
        guard let at = source.readAt else { return "Not read yet." }
        let day = DayName(CalendarDay(at, in: zone), today: CalendarDay(now, in: zone))
        return "\(Self.songs(source.songCount)), read \(day.inSentence) at \(ClockTime(at, in: zone).text)."
    }

    private static func songs(_ count: Int) -> String {
        count == 1 ? "1 song" : "\(Numerals.text(Double(count))) songs"
    }
}
