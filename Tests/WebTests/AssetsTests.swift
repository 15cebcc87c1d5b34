import Foundation
import Testing

@testable import Web

struct AssetsTests {
    @Test("wings add files of their own, and to the lists of what a page begins with")
    func wings() throws {
        try Self.withFolders(
            ["js/app.js": "a();\n", "js/a.js": "1", "css/app.css": "@import \"a.css\";\n", "css/a.css": "a {}"],
            ["js/app.js": "b();\n", "js/b.js": "2", "css/app.css": "@import \"b.css\";\n", "css/b.css": "b {}"]
        ) { folders in
            let assets = try Assets(folders: folders)
            func text(_ name: String) -> String? { assets[name].map { String(decoding: $0.bytes, as: UTF8.self) } }
            #expect(text("js/app.js") == "a();\nb();\n")
            #expect(text("css/app.css") == "a {}\nb {}\n")
            #expect(text("js/a.js") == "1" && text("js/b.js") == "2")
        }
    }

    @Test("what a page begins with comes without comments")
    func comments() throws {
        try Self.withFolders([
            "js/app.js": """
            // Said for people.
            import { b } from "./b.js";
            if (b) {
                // Indented.
                c("https://d");
            }

            """,
            "js/b.js": "// A.\nexport const b = 1; // Stays.\n", "css/app.css": "/* One. */\n@import \"a.css\";\n",
            "css/a.css": "a { /* Two\n * lines. */ color: red; }\n/**/b {}\n",
        ]) { folders in
            let assets = try Assets(folders: folders)
            func text(_ name: String) -> String? { assets[name].map { String(decoding: $0.bytes, as: UTF8.self) } }
            let script = try #require(text("js/app.js"))
            #expect(!script.contains("people") && !script.contains("Indented") && !script.contains("// A."))
            #expect(script.contains("if (b) {\n    c(\"https://d\");\n}"))
            #expect(script.contains("const b = 1; // Stays.\n"))
            #expect(text("css/app.css") == "\na {  color: red; }\nb {}\n\n")
        }
    }

    @Test("two files of one path stop the boot")
    func twice() throws {
        try Self.withFolders(["js/a.js": "1"], ["js/a.js": "2"]) { folders in
            #expect(throws: Assets.Twice.self) { try Assets(folders: folders) }
        }
    }

    @Test("images that were drawn stand beside the files, under a policy of their own, and change the version")
    func drawn() throws {
        try Self.withFolders(["js/a.js": "1"]) { folders in
            let plain = try Assets(folders: folders)
            let image = { @Sendable (name: String) in name.hasPrefix("figures/a.") ? Array("<svg/>".utf8) : nil }
            let assets = try Assets(folders: folders, drawn: [DrawnImages(digest: "1", draw: image)])
            let later = try Assets(folders: folders, drawn: [DrawnImages(digest: "2", draw: image)])
            #expect(Set([plain.version, assets.version, later.version]).count == 3)
            #expect(assets["figures/a.svg"]?.contentType == "image/svg+xml")
            #expect(assets["figures/a.svg"]?.policy == ContentPolicy.drawing)
            #expect(assets["js/a.js"]?.policy == nil)
            #expect(assets["figures/b.svg"] == nil && assets["figures/a.exe"] == nil)
        }
    }

    private static func withFolders(_ contents: [String: String]..., work: ([String]) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let folders = try contents.enumerated().map { place, files in
            let folder = root.appending(path: String(place))
            for (name, text) in files {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
            return folder.path()
        }
        try work(folders)
    }
}
