import Foundation
import HealthMath
import Hummingbird
import Members
import Pictures
import Portability
import Storage
import Web

/// What members do with their progress photos, whoever asked.
struct ProgressPhotos: Sendable {
    let database: any Database
    let seal: Seal
    let ports: ProgressPhotoPorts
    let weighings: MissionPorts.Weighings
    let imageProcessor: ImageProcessor
    let now: @Sendable () -> Date

    func store(of member: Member) -> ProgressPhotoStore {
        ProgressPhotoStore(database: self.database, seal: self.seal, owner: member.id)
    }

    /// Returns whether photos of the member are kept at all.
    func isOpen(to member: Member) async throws -> Bool { try await self.ports.isAdult(member) }

    /// Throws words for a member of whom no photos are kept.
    func demandOpen(to member: Member) async throws {
        guard try await self.isOpen(to: member) else { throw NotAllowed(Self.closedWords) }
    }

    static let closedWords = """
        Photos of a body are kept from 18 on. Until then it changes by itself, and the safest place for such photos is \
        none at all.
        """

    /// Receives a file, with the fields before it; throws `FileRefusal` for none and for one that is too heavy.
    func receive(_ request: Request) async throws -> Upload {
        do {
            return try await Upload(request, limit: PictureLimits().bytes)
        } catch UploadProblem.tooLarge {
            throw FileRefusal(.tooHeavy)
        } catch UploadProblem.empty {
            throw FileRefusal.empty
        }
    }

    /// Keeps the photo that was uploaded; throws `FileRefusal` for any other file, and where there is no room.
    func keep(
        _ upload: Upload,
        id: ProgressPhoto.ID,
        day: CalendarDay,
        of member: Member
    ) async throws -> (photo: ProgressPhoto, isNew: Bool) {
        let picture = try await self.picture(of: upload)
        switch try await self.store(of: member).put(picture, id: id, day: day, at: self.now()) {
        case .kept(let isNew): return (ProgressPhoto(id: id, day: day), isNew)
        case .fullDay: throw FileRefusal.fullDay
        case .full: throw FileRefusal.full
        }
    }

    /// Reads the picture that was uploaded, without anything that was written beside it.
    private func picture(of upload: Upload) async throws -> Picture {
        do {
            let file = try upload.bytes()
            let picture = try await self.imageProcessor.process(file, as: .whole)
            guard max(picture.large.count, picture.small.count) <= ProgressPhoto.heaviest else {
                throw PictureProblem.tooLarge
            }
            return picture
        } catch let problem as PictureProblem {
            throw FileRefusal(problem)
        }
    }

    /// Returns what the member weighed on the days of some photos, in kilograms; nothing where numbers are hidden.
    func weights(on days: Set<CalendarDay>, of member: Member) async throws -> [CalendarDay: Double] {
        guard let first = days.min(), let last = days.max(), !member.noPressure else { return [:] }
        let weighings = self.weighings
        let found = try await self.database.read { try weighings(member.id, first...last, $0) }
        return Dictionary(found.filter { days.contains($0.day) }.map { ($0.day, $0.kilograms) }) { $1 }
    }
}
