package import Foundation
import Storage

/// Sends mails.
package protocol Mailer: Sendable {
    /// Throws when the mail wasn't sent; it will be retried.
    func send(_ letter: Letter) async throws
}

/// Writes mails into a folder, one `.eml` file each; used until the operator configures a mail command.
package struct MailFolder: Mailer {
    private let folder: String
    private let sender: String
    private let now: @Sendable () -> Date

    package init(folder: String, sender: String, now: @Sendable @escaping () -> Date) {
        self.folder = folder
        self.sender = sender
        self.now = now
    }

    package func send(_ letter: Letter) async throws {
        let now = self.now()
        try FileManager.default.createDirectory(
            atPath: self.folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let name = "\(Int(now.timeIntervalSince1970 * 1_000))-\(RowID.new().prefix(8)).eml"
        let message = Data(letter.message(from: self.sender, at: now).utf8)
        try message.write(to: URL(fileURLWithPath: self.folder + "/" + name), options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: self.folder + "/" + name)
    }
}
