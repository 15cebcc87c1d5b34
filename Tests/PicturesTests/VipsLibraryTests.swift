import Dispatch
import Synchronization
import Testing

@testable import Pictures

/// libvips is opened for the first picture.
struct VipsLibraryTests {
    private func problem(opening library: String) -> String? {
        do throws(PictureProblem) {
            try VipsLibrary.open(library)
        } catch {
            if case .unavailable(let words) = error { return words }
        }
        return nil
    }

    @Test("a house without the library is told which, and one with another library what is missing in it")
    func missing() async throws {
        let words = try #require(self.problem(opening: "libnobodyhas.so.42"))
        #expect(words.hasPrefix("libnobodyhas.so.42: "))
        #expect(self.problem(opening: "libz.so.1") == "libz.so.1 has no vips_init")
        // What failed leaves nothing behind.
        #expect(ImageProcessor.lack() == nil)
        #expect(try await Photo.size(of: ImageProcessor().process(Photo.png()).small) == [128, 128])
    }

    @Test("many threads that open it at once can all use it")
    func many() {
        let file = Photo.png(300, 200)
        let widths = Mutex<[Int?]>([])
        DispatchQueue.concurrentPerform(iterations: 32) { _ in
            let width = file.withUnsafeBytes { bytes in try? VipsPicture(bytes).width }
            widths.withLock { $0.append(width) }
        }
        #expect(widths.withLock(\.self) == Array(repeating: 300, count: 32))
    }

    @Test(
        "it opens no other kind of file, not even where nobody looked at the first bytes",
        arguments: [
            Array("P6 16 16 255\n".utf8) + [UInt8](repeating: 9, count: 16 * 16 * 3),
            Array("<svg xmlns='http://www.w3.org/2000/svg' width='640' height='640'/>".utf8),
        ]
    )
    func otherKinds(file: [UInt8]) {
        #expect(throws: PictureProblem.broken) { try file.withUnsafeBytes { _ = try VipsPicture($0) } }
    }
}
