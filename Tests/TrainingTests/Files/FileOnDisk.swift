import Foundation
import Support

/// A file of a test.
enum FileOnDisk {
    static func path(_ bytes: [UInt8], name: String = "file") throws -> String {
        let url = try Backend.newFolder().appending(path: name)
        try Data(bytes).write(to: url)
        return url.path
    }

    static func path(_ text: String) throws -> String { try self.path(Array(text.utf8)) }
}
