import FoodCatalogue
import HTTPTypes
import HealthMath
import Members
import Web

/// What a photo may show, to choose from.
struct PhotoGuessesPage: PageModel {
    static let template = "scans/guesses"

    let frame: Frame
    let status: HTTPResponse.Status
    let day: String
    let meal: String
    let choosePath: String
    /// Whether the first is chosen beforehand.
    let isSure: Bool
    let guesses: [GuessView]
    let complaints: [String]
    /// The search, which teaches what the photo shows.
    let searchPath: String
    let againPath: String
    /// That the photo isn't kept although its member wants that; empty otherwise.
    let fullWords: String

    /// A food that may be it, with its per cent.
    struct GuessView: Encodable, Sendable {
        /// The drawing of `foods.svg` before its name, and before those that look like it.
        let foodSign: String
        let guessPercent: String
        let guessChoice: [ChoiceView]
        /// Other foods that look like it.
        let guessOthers: [ChoiceView]
        /// "Other kinds of apple".
        let guessOthersTitle: String
    }

    init(
        _ scan: PhotoScan,
        _ named: [NamedGuess],
        _ errors: FormErrors,
        isFull: Bool,
        place: DiaryPlace,
        units: Units,
        frame: Frame
    ) {
        let isSure = (named.first?.confidence ?? 0) >= PhotoScan.floor
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.day = place.day.description
        self.meal = place.meal
        self.choosePath = PhotoScanLinks.food.path(scan.id)
        self.isSure = isSure
        self.guesses = named.enumerated().map { index, guess in
            let all = guess.servings.map { serving in
                ChoiceView(
                    serving.food.id,
                    label: serving.food.plainName,
                    hint: serving.unit.sized(1, in: units),
                    chosen: false
                )
            }
            let first = ChoiceView(
                guess.servings[0].food.id,
                label: guess.words,
                hint: all[0].choiceHint,
                chosen: isSure && index == 0
            )
            return GuessView(
                foodSign: FoodSign(guess.words, of: first.choiceValue).rawValue,
                guessPercent: guess.percent,
                guessChoice: [first],
                guessOthers: Array(all.dropFirst()),
                guessOthersTitle: "More like \(guess.words.lowercased())"
            )
        }
        self.complaints = errors["foodId"]
        self.searchPath = FoodLinks.search(place.of(scan.id))
        self.againPath = PhotoScanLinks.photo(place)
        self.fullWords =
            isFull ? "This photo won't be kept: there are a thousand already. \(FoodPhoto.howToMakeRoom)" : ""
    }
}
