import ArgumentParser
import Eyes
import FoodCatalogue
import Foundation
import Nutrition
import Pictures

struct MeasureBarcodes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure-barcodes",
        abstract: "Say how many barcodes on photos are read, how many wrongly, and how fast (docs/eyes.md)."
    )

    @Argument(help: "A folder with photos, in folders of it too, beside each a .txt of the same name with its number.")
    var folder: String

    func run() async throws {
        let photos = try self.photos()
        guard !photos.isEmpty else {
            throw CommandError("There is no photo with a number beside it in \(self.folder).")
        }
        let processor = ImageProcessor(limits: BarcodeScans.limits)
        var (read, wrong) = (0, 0)
        var milliseconds: [Double] = []
        for (photo, number) in photos {
            let file = [UInt8](try Data(contentsOf: photo))
            let begun = ContinuousClock.now
            let pixels = try await processor.pixels(file, within: BarcodeReader.longestSide)
            let image = RGBImage(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
            let code = image.map(BarcodeReader.codes)?.first
            milliseconds.append(begun.duration(to: .now) / .milliseconds(1))
            guard let code else {
                print("\(photo.path)\tunread")
                continue
            }
            if try Barcode(code) == number {
                read += 1
            } else {
                wrong += 1
                print("\(photo.path)\tWRONG\t\(code)")
            }
        }
        milliseconds.sort()
        let (half, most) = (milliseconds[milliseconds.count / 2], milliseconds[milliseconds.count * 99 / 100])
        let share = String(format: "%.1f", 100 * Double(read) / Double(photos.count))
        print("\(read) of \(photos.count) read (\(share) %), \(wrong) wrong; p50 \(Int(half)) ms, p99 \(Int(most)) ms")
    }

    private func photos() throws -> [(URL, Barcode)] {
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: self.folder),
            includingPropertiesForKeys: nil
        )
        let photos = (files?.compactMap { $0 as? URL } ?? [])
            .filter { ["jpg", "jpeg", "png", "webp"].contains($0.pathExtension.lowercased()) }
            .sorted { $0.path < $1.path }
        return try photos.compactMap { photo in
            let beside = photo.deletingPathExtension().appendingPathExtension("txt")
            guard let number = FileManager.default.contents(atPath: beside.path) else { return nil }
            return (photo, try Barcode(String(decoding: number, as: UTF8.self)))
        }
    }
}
