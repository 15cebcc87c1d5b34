import ArgumentParser
import Eyes
import Foundation

struct TrainEyes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "train-eyes",
        abstract: "Learn the kinds of food from photos (docs/eyes.md)."
    )

    @Argument(help: "A folder with photos.csv, classes.csv and the photos; those below train/ are learned from.")
    var folder: String

    @Option(help: "Where the head is written. What was seen so far stays beside it, as .seen, until it is.")
    var output = "Sources/Eyes/Head/head.bin"

    func run() async throws {
        let photos = try LabelledPhotos(folder: self.folder)
        let trainer = HeadTrainer()
        // What would be found minutes later is looked at first.
        guard !photos.learned.isEmpty, !photos.setAside.isEmpty else {
            throw CommandError("Photos to learn from lie below train/, photos to be judged by beside it.")
        }
        if let other = (photos.learned + photos.setAside).first(where: { !trainer.learns($0.kind) }) {
            throw CommandError("\(other.kind), which \(other.path) shows, is none of the kinds that are learned.")
        }
        let output = URL(filePath: self.output)
        guard FileManager.default.isWritableFile(atPath: output.deletingLastPathComponent().path) else {
            throw CommandError("\(self.output) can't be written; name another file with --output.")
        }
        let viewer = try await PhotoViewer(folder: self.folder)
        // Looking takes minutes: who stops it goes on from here.
        let cache = try SightCache(output.appendingPathExtension("seen"), model: viewer.modelFolder)
        let seen = try await viewer.seen(photos.learned + photos.setAside, cache: cache)
        let head = trainer.head(
            from: seen.prefix(photos.learned.count).compactMap(trainer.example),
            judgedBy: seen.dropFirst(photos.learned.count).compactMap(trainer.example)
        )
        try Data(head.bytes).write(to: output, options: .atomic)
        try cache.remove()
        print("\(self.output) is written. bin/measure-eyes with --head \(self.output) says how good it is.")
    }
}
