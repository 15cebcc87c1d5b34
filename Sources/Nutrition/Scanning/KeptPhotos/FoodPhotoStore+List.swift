import Foundation
import HealthMath
import Storage

/// Lists a member's photos.
extension FoodPhotoStore {
    /// Returns the photos after a cursor, those kept last first, without those that were deleted or whose entry was.
    func kept(after cursor: Cursor?, limit: Int) async throws -> [KeptPhoto] {
        let after: SQL =
            cursor.map { "AND (photo.at < \($0.at) OR (photo.at = \($0.at) AND photo.entry_id < \($0.id)))" } ?? ""
        return try await self.database.rows(
            """
            SELECT photo.entry_id, photo.at, entry.day, entry.meal, entry.name FROM food_photo AS photo
            JOIN diary_entry AS entry ON entry.owner_id = photo.owner_id AND entry.id = photo.entry_id
            WHERE photo.owner_id = \(self.owner) AND entry.removed_at IS NULL AND \(Self.stands) \(after)
            ORDER BY photo.at DESC, photo.entry_id DESC LIMIT \(limit)
            """
        ) { row in
            var columns = row.reader
            return KeptPhoto(
                entry: try columns.text(),
                keptAt: Date(milliseconds: try columns.integer()),
                day: try columns.parsed("day", CalendarDay.init),
                meal: try columns.text(),
                name: try columns.text()
            )
        }
    }
}
