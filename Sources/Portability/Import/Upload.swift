import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore
import Web

/// An uploaded file on disk; deinit deletes it.
package final class Upload: Sendable {
    package let path: String
    /// What the fields of the form say that stand before the file.
    package let fields: [String: String]

    /// Receives the body as it is, or the one file of a form; throws when it is larger than allowed.
    package init(_ request: Request, limit: Int = UploadProblem.largestFile) async throws {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit + (1 << 16) {
            throw UploadProblem.tooLarge
        }
        self.path = NSTemporaryDirectory() + "spotter-upload-" + UUID().uuidString
        let made = FileManager.default.createFile(
            atPath: self.path,
            contents: nil,
            attributes: [.posixPermissions: 0o600]
        )
        guard made, let file = FileHandle(forWritingAtPath: self.path) else {
            throw TooBusy(seconds: 60)
        }
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

    deinit {
        // A file left in the temporary folder does no harm.
        try? FileManager.default.removeItem(atPath: self.path)
    }
}
