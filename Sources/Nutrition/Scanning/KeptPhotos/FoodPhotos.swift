import FoodCatalogue
import Members
import Storage

/// The photos of meals, and who may see them.
struct FoodPhotos: Sendable {
    let database: any Database
    let seal: Seal
    /// Returns whether a member may still see what another one shared.
    let maySee: @Sendable (_ member: Member.ID, _ owner: Member.ID) async throws -> Bool

    func store(of member: Member) -> FoodPhotoStore {
        FoodPhotoStore(database: self.database, seal: self.seal, owner: member.id)
    }

    /// Returns the photos that came with a meal which somebody shared, as long as they may be seen.
    func shared(with dish: Food.ID, to member: Member) async throws -> [FoodPhotoStore.Shared] {
        let all = try await self.store(of: member).shared(with: dish)
        guard let owner = all.first?.from, try await self.maySee(member.id, owner) else { return [] }
        return all.filter { $0.from == owner }
    }
}
