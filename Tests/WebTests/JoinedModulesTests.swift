import Testing

@testable import Web

struct JoinedModulesTests {
    @Test("each stands once, after those it imports, without the words of modules")
    func order() throws {
        var script = JoinedModules(files: [
            "js/a.js": Self.file(#"import { b } from "./b.js";"#, #"import "./c.js";"#, "b();"),
            "js/b.js": Self.file(#"import { c } from "./c.js";"#, "export const b = () => c;"),
            "js/c.js": Self.file("export const c = 3;"),
        ])
        try script.join("js/a.js")
        #expect(script.text == "const c = 3;\nconst b = () => c;\nb();\n")
    }

    @Test("one that isn't there stops the boot")
    func missing() {
        var script = JoinedModules(files: ["js/a.js": Self.file(#"import "./b.js";"#)])
        #expect(throws: Assets.Unreadable.self) { try script.join("js/a.js") }
    }

    private static func file(_ lines: String...) -> Assets.File {
        Assets.File(bytes: Array(lines.joined(separator: "\n").utf8), contentType: "text/javascript")
    }
}
