extension Recommendation.State {
    var label: String {
        switch self {
        case .draft: "Draft"
        case .published: "Published"
        case .withdrawn(byAdministrator: true): "Taken back by an administrator"
        case .withdrawn(byAdministrator: false): "Taken back"
        }
    }
}
