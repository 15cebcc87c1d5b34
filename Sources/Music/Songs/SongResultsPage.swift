import Web

/// The list as a fragment for htmx.
struct SongResultsPage: PageModel {
    static let template = "music/results"

    let frame: Frame
    let results: SongResults

    init(_ results: SongResults, frame: Frame) {
        self.frame = frame
        self.results = results
    }
}
