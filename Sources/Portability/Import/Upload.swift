import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore
import Storage
import Web

/// An uploaded file on disk, which is gone when nothing holds it any more.
package final class Upload: Sendable {
    /// What the fields of the form say that stand before the file.
    package let fields: [String: String]
    private let kept: TemporaryFile

    /// Gives the path under which this program opens the file, each time from its beginning.
    ///
    /// The path is good for the time of the work: once the upload is gone, another file may have it.
    package func withPath<Result>(_ work: (String) async throws -> Result) async rethrows -> Result {
        defer { withExtendedLifetime(self) {} }
        return try await work(self.kept.path)
    }

    /// Reads all of it.
    package func bytes() throws -> [UInt8] {
        defer { withExtendedLifetime(self) {} }
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: self.kept.path)))
    }

    /// Receives the body as it is, or the one file of a form; throws when it is larger than allowed.
    package init(_ request: Request, limit: Int = UploadProblem.largestFile) async throws {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit + (1 << 16) {
            throw UploadProblem.tooLarge
        }
        guard let kept = TemporaryFile() else { throw TooBusy(seconds: 60) }
        self.kept = kept
        var form = try MultipartFile(contentType: request.headers[.contentType] ?? "")
        var length = 0
        try await request.takeBody { buffer in
            let piece = Array(buffer: buffer)
            let bytes = try form?.take(piece) ?? piece
            length += bytes.count
            if length > limit { throw UploadProblem.tooLarge }
            try kept.write(bytes)
        }
        self.fields = form?.fields ?? [:]
        if length == 0 { throw UploadProblem.empty }
        try form?.demandEnd()
    }
}

/// A file without a name, which is gone when nothing holds it any more, also when the program is killed.
private final class TemporaryFile: Sendable {
    private let handle: FileHandle
    let path: String

    /// Returns nil where there is no room for it.
    init?() {
        let name = NSTemporaryDirectory() + "spotter-upload-" + RowID.new()
        let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        unlink(name)
        self.handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        self.path = "/proc/self/fd/\(descriptor)"
    }

    func write(_ bytes: [UInt8]) throws { try self.handle.write(contentsOf: bytes) }
}
