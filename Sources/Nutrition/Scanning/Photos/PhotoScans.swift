import Eyes
import FoodCatalogue
import Foundation
import Members
import Pictures
import Portability
import Storage
import Web
import Wings
import WorkQueues

/// What members do with photos of food, whoever asked.
struct PhotoScans: Sendable {
    let database: any Database
    let seal: Seal
    let table: RecognisedFoods
    let eyes: PhotoEyes
    let memory: HouseMemory
    let imageProcessor: ImageProcessor
    let queue: WorkQueue
    let now: @Sendable () -> Date

    /// The bytes of the largest photo.
    static let heaviest = 12_000_000

    static var limits: PictureLimits {
        var limits = PictureLimits()
        limits.bytes = self.heaviest
        return limits
    }

    init(_ floor: Floor, table: RecognisedFoods, eyes: PhotoEyes) {
        self.database = floor.database
        self.seal = floor.seal
        self.table = table
        self.eyes = eyes
        self.memory = HouseMemory(database: floor.database, seal: floor.seal)
        self.imageProcessor = ImageProcessor(limits: Self.limits)
        self.queue = .photos()
        self.now = floor.now
    }

    func store(of member: Member) -> PhotoScanStore {
        PhotoScanStore(database: self.database, seal: self.seal, table: self.table, owner: member.id)
    }

    func taught(by member: Member) -> TaughtPhotoStore {
        TaughtPhotoStore(database: self.database, seal: self.seal, owner: member.id)
    }

    func kept(of member: Member) -> FoodPhotoStore {
        FoodPhotoStore(database: self.database, seal: self.seal, owner: member.id)
    }

    /// Looks at a photo and remembers what it may show, for a day; without a food in view only where that is asked for.
    ///
    /// Throws `FileRefusal` for what is no photo, and `TryAgainLater` where many wait.
    func look(
        at upload: Upload,
        of member: Member,
        remembering remembers: (PhotoScan) -> Bool
    ) async throws -> PhotoScan {
        let isKeeping = try await self.kept(of: member).isKeeping()
        let own = try await self.taught(by: member).all()
        let house = try await self.memory.photos().filter { $0.member != member.id }
        let lessons = (own + house).map { Lesson(kind: self.table.lessonKind(of: $0.food), features: $0.features) }
        let (seen, picture) = try await self.queue.admit(orThrow: TryAgainLater.manyPhotos as any Error) {
            // Read when its turn comes, so that those who wait fill no memory.
            let file = try upload.bytes()
            let seen = try await self.eyes.look(at: file, taughtBy: lessons)
            return (seen, isKeeping ? try await self.picture(of: file) : nil)
        }
        let hunch = SeenPhoto(kinds: [seen.hunch].compactMap(\.self), features: seen.features)
        let scan = PhotoScan(
            id: RowID.new(),
            guesses: [PhotoGuess](seen, self.table),
            hunch: [PhotoGuess](hunch, self.table).first
        )
        if remembers(scan) {
            try await self.store(of: member).add(scan, seen.features, picture, at: self.now())
        }
        return scan
    }

    private func picture(of file: [UInt8]) async throws -> Picture {
        do {
            return try await self.imageProcessor.process(file, as: .whole)
        } catch let problem {
            throw FileRefusal(photo: problem)
        }
    }
}
