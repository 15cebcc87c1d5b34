import Web

/// The names as the options of the field's list.
struct PlaceSuggestionsPage: PageModel {
    static let template = "gyms/names"

    let names: [Option]

    struct Option: Encodable, Sendable {
        let suggestion: String
    }

    init(_ names: [String]) { self.names = names.map(Option.init(suggestion:)) }
}
