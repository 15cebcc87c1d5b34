import Web

/// Results as a fragment, with the filters, whose links have what is being typed.
struct FoodResultsPage: PageModel {
    static let template = "foods/found"

    let frame: Frame
    let results: FoodResults
    let filters: [FoodsPage.TabView]

    init(_ results: FoodResults, filters: [FoodsPage.TabView], frame: Frame) {
        self.results = results
        self.filters = filters
        self.frame = frame
    }
}
