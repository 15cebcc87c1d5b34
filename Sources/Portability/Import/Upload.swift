import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore
import Web

/// An uploaded file on disk, which is deleted when nothing holds it any more.
package final class Upload: Sendable {
    /// What the fields of the form say that stand before the file.
    package let fields: [String: String]
    /// Deletes itself also where the rest can't be read.
    private let kept: TemporaryFile

    package var path: String { self.kept.path }

    /// Receives the body as it is, or the one file of a form; throws when it is larger than allowed.
    package init(_ request: Request, limit: Int = UploadProblem.largestFile) async throws {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit + (1 << 16) {
            throw UploadProblem.tooLarge
        }
        let kept = TemporaryFile()
        self.kept = kept
        guard let file = kept.open() else { throw TooBusy(seconds: 60) }
        defer {
            // A failed write has thrown before.
            try? file.close()
        }
        var form = try MultipartFile(contentType: request.headers[.contentType] ?? "")
        var length = 0
        try await request.takeBody { buffer in
            let piece = Array(buffer: buffer)
            let bytes = try form?.take(piece) ?? piece
            length += bytes.count
            if length > limit { throw UploadProblem.tooLarge }
            try file.write(contentsOf: bytes)
        }
        self.fields = form?.fields ?? [:]
        if length == 0 { throw UploadProblem.empty }
        if form?.isOver == false {
            throw HTTPError(.badRequest, message: "The file didn't arrive whole. Send it again.")
        }
    }
}

/// A file of the temporary folder that only this program reads; deinit deletes it.
private final class TemporaryFile: Sendable {
    let path = NSTemporaryDirectory() + "spotter-upload-" + UUID().uuidString

    /// Nil where there is no room for it.
    func open() -> FileHandle? {
        let isMade = FileManager.default.createFile(
            atPath: self.path,
            contents: nil,
            attributes: [.posixPermissions: 0o600]
        )
        return isMade ? FileHandle(forWritingAtPath: self.path) : nil
    }

    deinit {
        // A file left in the temporary folder does no harm.
        try? FileManager.default.removeItem(atPath: self.path)
    }
}
