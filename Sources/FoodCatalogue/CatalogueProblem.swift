/// Why there is no catalogue to search.
enum CatalogueProblem: Error, Equatable, CustomStringConvertible {
    case missing(String)
    case empty(String)
    case unreadable(String)

    var description: String {
        let remedy = "Build it with `spotter import usda DIR`, or start with `bin/run`, which does."
        return switch self {
        case .missing(let path): "There is no food catalogue at \(path). \(remedy)"
        case .empty(let path): "The food catalogue at \(path) has no foods. \(remedy)"
        case .unreadable(let path):
            "\(path) is not a food catalogue, or one of another version. \(remedy)"
        }
    }
}
