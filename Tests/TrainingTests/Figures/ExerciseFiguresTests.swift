import Crypto
import Foundation
import Testing
import Web

@testable import Training

struct ExerciseFiguresTests {
    /// Devices keep a drawing for a year under the common hash of all assets, which knows the drawings by this file.
    @Test("figures.sum is the digest of all drawings, moving and still")
    func digest() throws {
        var hash = SHA256()
        for name in ExerciseFigures.names {
            for isMoving in [true, false] {
                let file = ExerciseFigures.file(name, isMoving: isMoving, theme: "system")
                hash.update(data: Data(try #require(ExerciseFigures.image(file), "\(file)")))
            }
        }
        let digest = hash.finalize().map { String(format: "%02x", $0) }.joined()
        let kept = ExerciseFigures.images.digest
        #expect(kept == digest + "\n", "A drawing changed: write this digest into figures.sum.")
    }
}
