/// Says why an import stopped; the old catalogue stays as it was.
package enum CatalogueImportProblem: Error, Equatable, CustomStringConvertible {
    case notATable(String)
    case noProducts(String, columns: String)
    case noFoods(String)
    case wrongColumns(String)
    case unreadable(String)
    case unwritable(String)
    case damaged(String)
    case nothingFound
    case busy

    package var description: String {
        switch self {
        case .notATable(let path):
            """
            \(path) holds no food tables. Give a folder with SR28's FOOD_DES.txt or FoodData Central's food.csv, or a \
            compact file.
            """
        case .noProducts(let file, let columns):
            """
            \(file) has no columns for a product's code and name; the first line tells these: \(columns). If they are called \
            otherwise, say which is which: --columns code=…,name=…,kilocalories=…
            """
        case .noFoods(let file): "None of the first 50,000 lines of \(file) could be used. Is it the right file?"
        case .wrongColumns(let detail): "--columns: \(detail)"
        case .unreadable(let file): "\(file) can't be read."
        case .unwritable(let detail): "The catalogue can't be written. \(detail)"
        case .damaged(let detail): "The file is damaged. \(detail)"
        case .nothingFound: "There was no food in it; the catalogue was left as it is."
        case .busy: "Another import of this kind is at work. Wait for it, or end it."
        }
    }
}
