package import Foundation
import Storage
import Subprocess
import SystemPackage

/// Sends mails through a sendmail-compatible program, which reads the message from standard input.
package struct MailCommand: Mailer {
    private let command: String
    private let arguments: [String]
    private let sender: String
    private let now: @Sendable () -> Date

    /// `command` is a path and its arguments separated by spaces: "/usr/sbin/sendmail -t -i".
    package init(command: String, sender: String, now: @Sendable @escaping () -> Date) {
        let words = command.split(separator: " ").map(String.init)
        self.command = words.first ?? ""
        self.arguments = Array(words.dropFirst())
        self.sender = sender
        self.now = now
    }

    package func send(_ letter: Letter) async throws {
        let message = letter.message(from: self.sender, at: self.now())
        let command = self.command
        let arguments = self.arguments
        let succeeded = try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                try await Subprocess.run(
                    .path(FilePath(command)),
                    arguments: .init(arguments),
                    input: .fileDescriptor(try Self.unnamedFile(message), closeAfterSpawningProcess: true),
                    output: .discarded,
                    error: .discarded
                ).terminationStatus.isSuccess
            }
            group.addTask {
                try await Task.sleep(for: .seconds(60))
                return false
            }
            defer { group.cancelAll() }
            return try await group.next() ?? false
        }
        guard succeeded else { throw MailRefused() }
    }

    /// Returns the message in an unlinked file, at its beginning: unlike a pipe, it allows the program to end before it
    /// has read everything.
    private static func unnamedFile(_ message: String) throws -> FileDescriptor {
        let path = FilePath(NSTemporaryDirectory() + "spotter-letter-" + RowID.new())
        let file = try FileDescriptor.open(
            path,
            .readWrite,
            options: [.create, .exclusiveCreate, .closeOnExec],
            permissions: .ownerReadWrite
        )
        unlink(path.string)
        do {
            try file.writeAll(message.utf8)
            try file.seek(offset: 0, from: .start)
            return file
        } catch {
            try file.close()
            throw error
        }
    }

    struct MailRefused: Error {}
}
