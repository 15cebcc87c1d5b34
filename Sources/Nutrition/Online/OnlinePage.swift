import HTTPTypes
import Web

/// The page of foods that another source found.
struct OnlinePage: PageModel {
    static let template = "foods/online"

    let frame: Frame
    let query: String
    let results: FoodResults
    /// Where to retry; empty when there was an answer.
    let againPath: String
    let creditName: String
    let creditPath: String

    init(_ query: String, _ results: FoodResults, again: String = "", frame: Frame) {
        self.frame = frame
        self.query = query
        self.results = results
        self.againPath = again
        self.creditName = FoodCredit.edamam.linkName
        self.creditPath = FoodCredit.edamam.url
    }
}
