import Members

/// The photos that a member took in the days of a mission.
struct MissionPhotos: Sendable, Equatable {
    /// Whether photos of the member are kept.
    let isOpen: Bool
    /// The latest first.
    let all: [ProgressPhoto]
    /// The first and the last, where they may stand together.
    let ends: PhotoPair?

    /// How many stand on a mission's page.
    static let shown = 3
}

extension Missions {
    func photos(of mission: Mission, for member: Member) async throws -> MissionPhotos {
        guard try await self.photos.isOpen(to: member) else { return MissionPhotos(isOpen: false, all: [], ends: nil) }
        let days = mission.days(today: member.day(at: self.now))
        let all = try await self.photos.store(of: member).photos(in: days)
        return MissionPhotos(isOpen: true, all: all, ends: try await self.photos.ends(of: all, of: member))
    }
}
