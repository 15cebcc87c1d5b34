import HTTPTypes
import Members
import Web

/// The page of the house's songs.
struct SongsPage: PageModel {
    static let template = "music/songs"

    let frame: Frame
    let status: HTTPResponse.Status
    let query: String
    let isLoved: Bool
    let slowest: FieldView
    let fastest: FieldView
    let results: SongResults
    /// Whether songs could be here: a folder is named, or the member connected a source.
    let hasSource: Bool
    let folder: FolderView
    /// Whether the operator registered an application there.
    let offersSpotify: Bool
    let sourcesPath = SourceLinks.all.path

    init(
        _ form: SongSearchForm,
        _ results: SongResults,
        _ errors: FormErrors,
        hasSources: Bool,
        folder: FolderView,
        offersSpotify: Bool,
        frame: Frame
    ) {
        self.frame = frame
        self.status = errors.isEmpty ? .ok : .unprocessableContent
        self.query = form.input["q"]
        self.isLoved = form.input.isOn("loved")
        self.slowest = FieldView("minBpm", of: form, errors)
        self.fastest = FieldView("maxBpm", of: form, errors)
        self.results = results
        self.hasSource = hasSources || folder.isSet
        self.folder = folder
        self.offersSpotify = offersSpotify
    }
}

/// Holds what the page of songs says of their folder.
struct FolderView: Encodable, Sendable {
    struct Refused: Encodable, Sendable {
        let refusedPath: String
        let refusedReason: String
    }

    /// Whether the operator named a folder.
    let isSet: Bool
    /// Why the folder can't be read; empty where it can.
    let folderProblem: String
    /// How far it is read; empty when nothing waits.
    let progressWords: String
    /// From 0 to 100.
    let progressPercent: String
    /// "3 files are no songs here"; only who looks after the house is told.
    let refusedWords: String
    let refused: [Refused]

    /// `state` is nil where no folder is named.
    init(_ state: FolderState?, refused: [RefusedFile], isAdministrator: Bool) {
        self.isSet = state != nil
        let state = state ?? FolderState()
        self.folderProblem = state.problem ?? ""
        self.progressWords =
            state.waiting == 0
            ? ""
            : "\(Numerals.text(Double(state.read))) of \(Numerals.text(Double(state.files))) files of the folder are read."
        self.progressPercent = String(state.files == 0 ? 0 : state.read * 100 / state.files)
        self.refusedWords =
            !isAdministrator || state.refused == 0
            ? ""
            : state.refused == 1
                ? "1 file is no song here" : "\(Numerals.text(Double(state.refused))) files are no songs here"
        self.refused = refused.map { Refused(refusedPath: FieldRules.cleaned($0.path), refusedReason: $0.problem) }
    }
}
