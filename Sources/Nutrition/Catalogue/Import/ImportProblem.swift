/// Why an import stopped; the old catalogue stays as it was.
package enum ImportProblem: Error, Equatable, CustomStringConvertible {
    case notATable(String)
    case unreadable(String)
    case unwritable(String)
    case damaged(String)
    case nothingFound

    package var description: String {
        switch self {
        case .notATable(let path):
            """
            \(path) holds no food tables. Give a folder with SR28's FOOD_DES.txt or FoodData Central's food.csv, or a \
            compact file.
            """
        case .unreadable(let file): "\(file) can't be read."
        case .unwritable(let detail): "The catalogue can't be written. \(detail)"
        case .damaged(let detail): "The file is damaged. \(detail)"
        case .nothingFound: "There was no food in it; the catalogue was left as it is."
        }
    }
}
