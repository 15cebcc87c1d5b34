import FoodCatalogue
import HealthMath
import Members

/// A list of foods, or the reason why it is empty, with links that help.
struct FoodResults: Encodable, Sendable {
    let resultsHeading: String
    let items: [FoodItem]
    let resultsDay: String
    let resultsMeal: String
    let resultsScan: String
    /// Whether nothing was searched yet.
    let nothingAsked: Bool
    /// The text that found nothing; empty otherwise.
    let nothingFor: String
    /// Why a list of the member's own is empty; empty when it isn't.
    let noneTitle: String
    let noneWords: String
    /// The same search without the filter that left everything out; empty otherwise.
    let unfilteredPath: String
    let createPath: String
    let searchPath: String
    let quickPath: String
    let codePath: String
    /// Where the words can be searched at other sources; empty when they can't.
    let onlinePath: String
    /// The same search with more results; empty when these are all.
    let morePath: String
    /// Where the words are read as a list of several foods; empty when they are one food's.
    let listPath: String

    /// How many foods a search shows at first, and how many after "Show more".
    static let first = 20
    static let most = 50

    /// Creates the results before a search.
    init(_ place: DiaryPlace) {
        self.init(place, [], heading: "", nothingAsked: true)
    }

    /// Creates the results of a search.
    init(
        _ place: DiaryPlace,
        found: [FoodSummary],
        for text: String,
        _ filter: FoodFilter = .all,
        last: [Food.ID: HistoryStore.LastPortion] = [:],
        isList: Bool = false,
        online: Bool = false,
        units: Units
    ) {
        let items = found.map { FoodItem($0, last: last[$0.id], place, units: units) }
        let nothing = items.isEmpty ? text : ""
        let more = items.count == Self.first ? FoodLinks.more(place, query: text, filter: filter) : ""
        let list = isList ? SentenceLinks.new(place, text: text) : ""
        self.init(
            place,
            items,
            heading: "",
            nothingFor: nothing,
            online: online,
            filter: filter,
            more: more,
            list: list
        )
    }

    /// Creates the results of a list of the member's own.
    init(_ place: DiaryPlace, _ items: [FoodItem], heading: String, none tab: FoodTab) {
        let none = items.isEmpty ? Self.none(tab) : ("", "")
        self.init(place, items, heading: items.isEmpty ? "" : heading, none: none)
    }

    private init(
        _ place: DiaryPlace,
        _ items: [FoodItem],
        heading: String,
        nothingAsked: Bool = false,
        nothingFor: String = "",
        online: Bool = false,
        filter: FoodFilter = .all,
        more: String = "",
        list: String = "",
        none: (title: String, words: String) = ("", "")
    ) {
        self.resultsHeading = heading
        self.items = items
        self.resultsDay = place.day.description
        self.resultsMeal = place.meal
        self.resultsScan = place.scan ?? ""
        self.nothingAsked = nothingAsked
        self.nothingFor = nothingFor
        self.noneTitle = none.title
        self.noneWords = none.words
        self.unfilteredPath = filter == .all ? "" : FoodLinks.search(place, query: nothingFor)
        self.createPath = FoodLinks.new(place, name: nothingFor)
        self.searchPath = FoodLinks.search(place)
        self.quickPath = FoodLinks.search(place, tab: .quick)
        self.codePath = FoodLinks.search(place, tab: .code)
        self.morePath = more
        self.listPath = list
        self.onlinePath = online && !nothingFor.isEmpty ? FoodLinks.online(place, query: nothingFor) : ""
    }

    private static func none(_ tab: FoodTab) -> (String, String) {
        switch tab {
        case .favourites: ("No favourites yet", "Tap the star on a food's page and it waits for you here.")
        case .frequent: ("Nothing frequent yet", "What you log often gathers here, one tap away.")
        default: ("Nothing recent yet", "What you log shows up here, so the second time is one tap.")
        }
    }
}
