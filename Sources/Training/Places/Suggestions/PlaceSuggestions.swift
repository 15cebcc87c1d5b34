import Foundation
import Members
import Storage

/// Completes the name of a place while a member types it: their own gyms, towns, and gyms of this Spotter's lists.
///
/// All of it is known here; nobody else is asked.
struct PlaceSuggestions: Sendable {
    let database: any Database
    let owner: Member.ID

    /// The most names that stand below a field without hiding the page of a phone.
    static let most = 8
    private static let mostOwn = 3
    private static let mostGyms = 4
    /// One letter says too little.
    private static let fewestLetters = 2

    /// Returns names that are understood where they are chosen: a gym's, or a town's with its country.
    func names(for typed: String) async throws -> [String] {
        let words = typed.split(separator: ",").first?.trimmingCharacters(in: .whitespaces) ?? ""
        guard words.count >= Self.fewestLetters else { return [] }
        let own = try await FavouriteGymStore(database: self.database, owner: self.owner).all().map(\.name)
            .filter { $0.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
        let gyms = try await GymStore(database: self.database).find(named: words, limit: Self.mostGyms).map(\.name)
        let towns = try await Gazetteer(database: self.database).completions(of: words, limit: Self.most)
        let inTurn = [Array(own.prefix(Self.mostOwn)), Array(towns.prefix(Self.most - Self.mostGyms)), gyms, towns]
        var names: [String] = []
        for name in inTurn.joined() where names.count < Self.most && !names.contains(name) { names.append(name) }
        return names
    }
}
