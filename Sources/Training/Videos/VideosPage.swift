import Web

/// The page that plays videos, with a link to more of them.
struct VideosPage: PageModel {
    static let template = "videos/show"
    /// The host of players: YouTube's own, which sets no cookie before somebody presses play.
    private static let player = "https://www.youtube-nocookie.com"
    var allowedSources: [String: String] { ["frame-src": Self.player] }

    let frame: Frame
    let videos: [VideoView]
    let pages: [PageView]
    let searchPath: String

    /// A page elsewhere.
    struct PageView: Encodable, Sendable {
        let pageTitle: String
        let pageSource: String
        let pagePath: String
    }

    struct VideoView: Encodable, Sendable {
        let videoId: String
        let videoTitle: String
        let videoChannel: String
        let videoPath: String
    }

    init(_ videos: [Video], _ query: VideoQuery, frame: Frame) {
        self.frame = frame
        self.videos = videos.map {
            VideoView(videoId: $0.id, videoTitle: $0.title, videoChannel: $0.channel, videoPath: $0.address)
        }
        self.pages = ShowingPage.all(on: query.subject).map {
            PageView(pageTitle: $0.title, pageSource: $0.source, pagePath: $0.address)
        }
        self.searchPath = query.address
    }
}

/// The videos as a device reads them.
struct VideosResponse: Encodable, Sendable {
    let videos: [Line]
    let pages: [PageLine]
    let searchUrl: String

    struct PageLine: Encodable, Sendable {
        let title: String
        let source: String
        let url: String
    }

    struct Line: Encodable, Sendable {
        let id: String
        let title: String
        let channel: String
        let url: String
    }

    init(_ videos: [Video], _ query: VideoQuery) {
        self.videos = videos.map { Line(id: $0.id, title: $0.title, channel: $0.channel, url: $0.address) }
        self.pages = ShowingPage.all(on: query.subject).map {
            PageLine(title: $0.title, source: $0.source, url: $0.address)
        }
        self.searchUrl = query.address
    }
}
