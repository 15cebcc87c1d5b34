import ArgumentParser
import Eyes
import Foundation

struct MeasureEyes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure-eyes",
        abstract: "Say how well and how fast foods on photos are recognised (docs/eyes.md)."
    )

    @Argument(help: "A folder with photos.csv, classes.csv and the photos; those below train/ are left out.")
    var folder: String

    @Option(help: "A head that train-eyes wrote, instead of the one that is shipped.")
    var head: String?

    @Flag(help: "Say how well corrections teach instead: each kind below train/ is forgotten and taught in turn.")
    var lessons = false

    func run() async throws {
        let photos = try LabelledPhotos(folder: self.folder)
        guard let first = photos.setAside.first else { throw CommandError("There is no photo to be judged by.") }
        let viewer = try await PhotoViewer(folder: self.folder, head: self.head)
        if self.lessons { return try await self.measureLessons(photos, viewer) }
        // The first one loads the model.
        _ = try await viewer.eyes.recognise(try await viewer.image(first))
        var measures = Measures()
        var seconds: [Double] = []
        for photo in photos.setAside {
            let begun = ContinuousClock.now
            let recognition = try await viewer.eyes.recognise(try await viewer.image(photo))
            seconds.append(begun.duration(to: .now) / .seconds(1))
            measures.add(recognition.guesses, truth: photo.kind)
        }
        seconds.sort()
        print(measures.words)
        let (half, most) = (seconds[seconds.count / 2], seconds[min(seconds.count - 1, seconds.count * 99 / 100)])
        print("milliseconds a photo       p50 \(Int(half * 1000)), p99 \(Int(most * 1000))")
    }

    private func measureLessons(_ photos: LabelledPhotos, _ viewer: PhotoViewer) async throws {
        let measures = LessonMeasures(
            learned: try await viewer.seen(photos.learned),
            setAside: try await viewer.seen(photos.setAside)
        )
        var rounds: [LessonMeasures.Round] = []
        for kind in measures.kinds {
            guard let round = try measures.round(without: kind) else { continue }
            rounds.append(round)
            print("\(kind): \(Int((100 * round.first).rounded())) % first, others lose \(round.lost.rounded())")
        }
        print(rounds.words)
    }
}
