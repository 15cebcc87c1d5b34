import FoodCatalogue
import HTTPTypes
import HealthMath
import Members
import Storage
import Web

/// The page for finding something to log.
struct FoodsPage: PageModel {
    static let template = "foods/find"
    var isKept: Bool { true }

    let status: HTTPResponse.Status
    let frame: Frame
    let tabs: [TabView]
    let isQuick: Bool
    let isCode: Bool
    let isSearch: Bool
    let day: String
    let meal: String
    let query: String
    let results: FoodResults
    let code: FieldView
    /// Why a photo of a barcode led to none.
    let photoComplaints: [String]
    /// Whether the camera opens with the page: not where there is something to read or to mend first.
    let isScanning: Bool
    /// Why a barcode led to no food; empty otherwise.
    let unknownTitle: String
    let unknownWords: String
    /// Where to retry; empty when that won't help.
    let againPath: String
    /// Says which sources are asked for unknown barcodes; empty for none.
    let codeNote: String
    /// The form for a new food with the unknown barcode.
    let productPath: String
    let filters: [TabView]
    let filter: String
    /// Links to the member's own lists, shown before a search.
    let shelves: [TabView]
    /// The page for saying several foods at once.
    let sentencePath: String
    /// The page for a photo of a food; empty where that is switched off, and where a photo was taken.
    let photoPath: String
    /// The photo of what is searched; empty without one.
    let scan: String
    /// Whether a photo wasn't recognised, and the words of the search are at most a guess of it.
    let isGuess: Bool
    let codePath: String
    let requestId: String
    let energyUnit: String
    let name: FieldView
    let kcal: FieldView
    let carbohydrate: FieldView
    let protein: FieldView
    let fat: FieldView
    let complaints: [String]

    struct TabView: Encodable, Sendable {
        let viewPath: String
        let viewName: String
        let viewCurrent: Bool
        /// A sign in place of the name, which is still read aloud; empty for none.
        var viewIcon = ""
    }

    /// Returns the filters of a search, which keep its words.
    static func filters(_ place: DiaryPlace, query: String, _ current: FoodFilter) -> [TabView] {
        FoodFilter.allCases.map {
            let path = FoodLinks.search(place, query: query, filter: $0)
            return TabView(viewPath: path, viewName: $0.name, viewCurrent: $0 == current)
        }
    }

    /// The input of a tab, and its complaints.
    struct Input {
        var query = ""
        /// The most foods to show.
        var limit = FoodResults.first
        var code = ""
        var codeComplaints: [String] = []
        /// Why a photo of a barcode wasn't read.
        var refusal: FileRefusal?
        var unknownCode: UnknownCode?
        /// The barcode for a new food, when no source knows it.
        var unknownBarcode: Barcode?
        var filter = FoodFilter.all
        var isGuess = false
        var quick = LogForm()
        var errors = FormErrors()

        init(search form: FoodSearchForm) {
            self.query = form.input["q"]
            self.limit = form.shown
            self.code = form.input["code"]
            self.filter = form.filter
            self.isGuess = form.input.isOn("guess")
        }

        init(_ refusal: FileRefusal, search form: FoodSearchForm) {
            self.init(search: form)
            self.refusal = refusal
        }

        init(quick form: LogForm, _ errors: FormErrors) {
            self.quick = form
            self.errors = errors
        }

        var isWrong: Bool { !self.errors.isEmpty || !self.codeComplaints.isEmpty }
    }

    init(
        _ tab: FoodTab,
        _ place: DiaryPlace,
        _ results: FoodResults,
        _ asked: Input,
        sources: [String] = [],
        hasPhotos: Bool = false,
        units: Units,
        frame: Frame
    ) {
        self.status =
            asked.refusal?.status
            ?? (asked.isWrong ? .unprocessableContent : asked.unknownCode != nil ? .notFound : .ok)
        self.frame = frame
        self.tabs = FoodTab.allCases.map {
            TabView(
                viewPath: FoodLinks.search(place, tab: $0),
                viewName: $0.name,
                viewCurrent: $0 == tab,
                viewIcon: $0.icon
            )
        }
        self.isQuick = tab == .quick
        self.isCode = tab == .code
        self.isSearch = tab == .search
        self.day = place.day.description
        self.meal = place.meal
        self.query = asked.query
        self.results = results
        self.code = FieldView(value: asked.code, complaints: asked.codeComplaints)
        self.photoComplaints = [asked.refusal?.words].compactMap(\.self)
        self.isScanning = tab == .code && self.status == .ok
        self.unknownTitle = asked.unknownCode?.title ?? ""
        self.unknownWords = asked.unknownCode?.words ?? ""
        self.againPath = asked.unknownCode?.mayHelp == true ? FoodLinks.code(asked.code, place) : ""
        self.codeNote = Self.codeNote(sources)
        self.productPath = asked.unknownBarcode.map { FoodLinks.new(place, code: $0.digits) } ?? ""
        self.filters = Self.filters(place, query: asked.query, asked.filter)
        self.filter = asked.filter.rawValue
        self.shelves = asked.query.isEmpty && asked.filter == .all && tab == .search ? OwnListPage.links(place) : []
        self.sentencePath = SentenceLinks.new(place)
        self.photoPath = hasPhotos && place.scan == nil ? PhotoScanLinks.photo(place) : ""
        self.scan = place.scan ?? ""
        self.isGuess = asked.isGuess && place.scan != nil
        self.codePath = FoodLinks.search(place, tab: .code)
        self.requestId = RowID.read(asked.quick.input["requestId"]) ?? RowID.new()
        self.energyUnit = units.energy.rawValue
        self.name = FieldView("name", of: asked.quick, asked.errors)
        self.kcal = FieldView("kcal", of: asked.quick, asked.errors)
        self.carbohydrate = FieldView("carbohydrate", of: asked.quick, asked.errors)
        self.protein = FieldView("protein", of: asked.quick, asked.errors)
        self.fat = FieldView("fat", of: asked.quick, asked.errors)
        self.complaints = ["day", "meal", "foodId", "amount", "unit", "time"].flatMap { asked.errors[$0] }
    }
}
