/// One thing of those that members tell about themselves, asked by itself where it is missing.
enum AboutDetail: String, Sendable, CaseIterable {
    case quote, activities, gym
    case town = "location"

    var title: String {
        switch self {
        case .quote: "A line about you"
        case .activities: "What you like doing"
        case .gym: "Your gym"
        case .town: "Your town"
        }
    }

    /// The name of its field in the form.
    var field: String { self.rawValue }
}
