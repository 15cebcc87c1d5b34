import FoodCatalogue
import HealthMath
package import Members
package import Storage

/// Shows the photos of a meal to whom it was shared with.
extension FoodPhotoStore {
    /// A photo of a meal that somebody shared.
    struct Shared: Sendable, Equatable {
        let from: Member.ID
        let entry: String
    }

    /// Lets a member who got a copy of a meal see the photos that belong to it, in the caller's transaction.
    ///
    /// `thing` is the name under which the meal was shared, `request` what the copy's id is made of; a saved meal or recipe has
    /// no photos.
    package func share(_ thing: String, with receiver: Member.ID, as request: String, in db: any SQLConnection) throws {
        guard case .eaten(let day, let meal)? = GivenDish.Name(thing) else { return }
        let dish = FoodOrigin.meal.id(request)
        try db.execute(
            """
            INSERT INTO shared_food_photo (owner_id, dish_id, from_id, entry_id)
            SELECT dish.owner_id, dish.id, photo.owner_id, photo.entry_id FROM food_photo AS photo
            JOIN diary_entry AS entry ON entry.owner_id = photo.owner_id AND entry.id = photo.entry_id
            JOIN dish ON dish.owner_id = \(receiver) AND dish.id = \(dish)
            WHERE photo.owner_id = \(self.owner) AND entry.day = \(day.description) AND entry.removed_at IS NULL
                AND (entry.meal = \(meal) OR LOWER(entry.meal) = \(meal.lowercased())) AND \(Self.stands)
            ON CONFLICT DO NOTHING
            """
        )
    }

    /// Returns the photos that came with a meal which somebody shared with the member.
    func shared(with dish: Food.ID) async throws -> [Shared] {
        try await self.database.rows(
            """
            SELECT shared.from_id, shared.entry_id FROM shared_food_photo AS shared
            JOIN diary_entry AS entry ON entry.owner_id = shared.from_id AND entry.id = shared.entry_id
            JOIN food_photo AS photo ON photo.owner_id = shared.from_id AND photo.entry_id = shared.entry_id
            WHERE shared.owner_id = \(self.owner) AND shared.dish_id = \(dish) AND entry.removed_at IS NULL
                AND \(Self.stands)
            ORDER BY entry.created_at, shared.entry_id
            """
        ) { row in
            var columns = row.reader
            return Shared(from: try columns.integer(), entry: try columns.text())
        }
    }

    /// Returns a photo that came with a meal; nil when there is none, or it or its entry was removed.
    func image(_ size: FoodPhoto.Size, of photo: Shared) async throws -> [UInt8]? {
        try await FoodPhotoStore(database: self.database, seal: self.seal, owner: photo.from)
            .image(size, of: photo.entry)
    }
}
