import Eyes
import FoodCatalogue
import Foundation
import Hummingbird
import Members
import Pictures
import Portability
import Storage
import Synchronization
import Web
import Wings

/// What members do with photos of food, whoever asked.
struct PhotoScans: Sendable {
    let database: any Database
    let seal: Seal
    let table: RecognisedFoods
    let eyes: PhotoEyes
    let memory: HouseMemory
    let imageProcessor: ImageProcessor
    let line: PhotoLine
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
        self.line = PhotoLine()
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

    /// Receives a photo, with the fields before it; throws `FileRefusal` for none and for one that is too heavy.
    func receive(_ request: Request) async throws -> Upload {
        do {
            return try await Upload(request, limit: Self.heaviest)
        } catch UploadProblem.tooLarge {
            throw FileRefusal.tooHeavy
        } catch UploadProblem.empty {
            throw FileRefusal.noPhoto
        }
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
        let (seen, picture) = try await self.line.wait {
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

/// Lets so many photos be looked at or wait, and no more.
final class PhotoLine: Sendable {
    private let longest: Int
    private let waiting = Atomic(0)

    /// Eight of the largest are a hundred megabytes.
    init(longest: Int = 8) { self.longest = longest }

    /// Throws `TryAgainLater` when the line is full.
    func wait<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
        defer { self.waiting.subtract(1, ordering: .relaxed) }
        guard self.waiting.add(1, ordering: .relaxed).newValue <= self.longest else {
            throw Self.full
        }
        return try await work()
    }

    static let full = TryAgainLater(
        words: "Many photos are being looked at just now. Nothing of yours was kept; send it again in a moment.",
        seconds: 5
    )
}

/// Why a photo of food wasn't looked at.
extension FileRefusal {
    static let noPhoto = FileRefusal("Take a photo first, or choose one.")
    static let tooHeavy = FileRefusal("This photo has more than 12 MB. Choose a smaller one.", .tooHeavy)

    init(photo problem: PictureProblem) {
        self =
            switch problem {
            case .otherFormat: Self("We read JPEG, PNG and WebP. Choose another photo, or take one now.")
            case .tooHeavy: .tooHeavy
            case .tooLarge: Self("This photo has more dots than we can take. Choose a smaller one, or take one now.")
            case .tooSmall: Self("This photo is too small to see what is on it. Take one now, or choose a larger one.")
            case .tooNarrow: Self("This photo is very long and narrow. Crop it closer to a square, or take one now.")
            case .broken: Self("We couldn't read this photo; it may not be whole. Choose another, or take one now.")
            case .tookTooLong: Self("This photo took too long to read. Choose another, or take one now.")
            case .busy: Self("Many pictures are coming in just now. Try again in a minute.", .busy)
            }
    }
}
