import Foundation
import Storage
import Synchronization

/// What so many members taught that others hear of it, read anew every few minutes.
final class HouseMemory: Sendable {
    private struct Kept {
        let photos: [TaughtPhoto]
        let until: ContinuousClock.Instant
    }

    private let database: any Database
    private let seal: Seal
    private let patience: Duration
    private let kept = Mutex<Kept?>(nil)

    /// The most photos of all members that are compared with a new one.
    static let most = 300

    init(database: any Database, seal: Seal, patience: Duration = .seconds(300)) {
        self.database = database
        self.seal = seal
        self.patience = patience
    }

    /// Returns the latest on which enough members agree, without foods that are a member's own.
    func photos() async throws -> [TaughtPhoto] {
        if let kept = self.kept.withLock({ $0 }), kept.until > .now { return kept.photos }
        let photos = try await TaughtPhotoStore.photos(
            """
            SELECT owner_id, id, food_id, features FROM taught_photo WHERE removed_at IS NULL AND food_id IN (
                SELECT food_id FROM taught_photo
                WHERE removed_at IS NULL
                    AND food_id NOT LIKE 'own-%' AND food_id NOT LIKE 'meal-%' AND food_id NOT LIKE 'recipe-%'
                GROUP BY food_id HAVING COUNT(DISTINCT owner_id) >= \([TaughtPhoto].quorum))
            ORDER BY at DESC, owner_id, id LIMIT \(Self.most)
            """,
            in: self.database,
            self.seal
        ).agreed
        self.kept.withLock { $0 = Kept(photos: photos, until: .now + self.patience) }
        return photos
    }
}
