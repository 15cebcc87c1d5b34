package import Storage

/// Keeps the operator's own list of videos, for when YouTube isn't asked or can't be.
package struct VideoListStore: Sendable {
    private let database: any Database

    package init(database: any Database) { self.database = database }

    /// Returns those on an exercise or a topic, in the order of the list.
    func videos(on subject: String) async throws -> [Video] {
        try await self.database.rows(
            "SELECT video_id, title, channel FROM listed_video WHERE subject = \(subject) ORDER BY position"
        ) { row in
            var columns = row.reader
            // Ids are checked again, because a backup can be edited.
            return Video(id: try columns.text(), title: try columns.text(), channel: try columns.text())
        }.compactMap(\.self)
    }

    /// Replaces the whole list.
    package func replace(with list: VideoFile) async throws {
        try await self.database.write { db in
            try db.execute("DELETE FROM listed_video")
            for (subject, videos) in list.videos {
                for (position, video) in videos.enumerated() {
                    try db.execute(
                        """
                        INSERT INTO listed_video (subject, position, video_id, title, channel)
                        VALUES (\(subject), \(Int64(position)), \(video.id), \(video.title), \(video.channel))
                        """
                    )
                }
            }
        }
    }
}
