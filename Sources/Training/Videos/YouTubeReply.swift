import OutboundHTTP
import XML

/// The answer to a search; items that aren't videos with a valid id are left out.
struct YouTubeReply: Decodable {
    let videos: [Video]

    init(from decoder: any Decoder) throws {
        let reply = try LenientJSONObject(from: decoder)
        guard reply.text("kind") == "youtube#searchListResponse" else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no answer of a search"))
        }
        var seen: Set<String> = []
        self.videos = reply.objects("items", most: YouTube.most).compactMap(Self.video)
            .filter { seen.insert($0.id).inserted }
    }

    private static func video(_ item: LenientJSONObject) -> Video? {
        guard let id = item.object("id")?.text("videoId"), let snippet = item.object("snippet"),
            snippet.text("liveBroadcastContent") ?? "none" == "none", let title = snippet.text("title")
        else { return nil }
        // Titles come escaped as HTML: "Don&#39;t".
        let channel = snippet.text("channelTitle").map(HTMLText.decoded) ?? ""
        return Video(id: id, title: HTMLText.decoded(title), channel: channel)
    }
}
