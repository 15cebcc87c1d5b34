import Testing

@testable import Web

struct JoinedModulesTests {
    @Test("each stands once, after those it imports, and gives what it exports")
    func order() throws {
        var script = try Self.script([
            "js/a.js": [#"import { b, c as d } from "./b-side.js";"#, #"import "./c.js";"#, "export const a = b(d);"],
            "js/b-side.js": [
                "import {", "    c", #"} from "./c.js";"#, "export const b = () => c;", "export async function c() {}",
            ],
            "js/c.js": ["export const { c } = self;"],
        ])
        try script.join("js/a.js")
        #expect(
            script.module == """
                const $c = (() => {
                const { c } = self;
                return { c };
                })();
                const $b_side = (() => {
                const {    c} = $c;
                const b = () => c;
                async function c() {}
                return { b, c };
                })();
                const { b, c: d } = $b_side;
                const a = b(d);
                export { a, $c, $b_side };

                """
        )
    }

    @Test("what another file has is taken from there")
    func owners() throws {
        let modules = try Self.graph([
            "js/a.js": [#"import { b } from "./b.js";"#, #"import { c } from "./c.js";"#, "b(c);"],
            "js/b.js": ["export const b = 2;"], "js/c.js": ["export const c = 3;"],
        ])
        var script = JoinedModules(modules: modules, owners: ["js/b.js": "js/app.js", "js/c.js": "js/c.js"])
        try script.join("js/a.js")
        #expect(
            script.module == """
                import * as $c from "./c.js";
                import { $b } from "./app.js";
                const { b } = $b;
                const { c } = $c;
                b(c);

                """
        )
    }

    @Test("a script of another folder runs first, from where it is")
    func outside() throws {
        var script = try Self.script([
            "js/a.js": [#"import { b } from "./b.js";"#, "b();"],
            "js/b.js": [#"import "../vendor/c.js";"#, "export const { b } = globalThis;"],
        ])
        try script.join("js/a.js")
        #expect(
            script.module == """
                import "../vendor/c.js";
                const $b = (() => {
                const { b } = globalThis;
                return { b };
                })();
                const { b } = $b;
                b();
                export { $b };

                """
        )
    }

    @Test("what is fetched later is found, the smaller first, and each joined with what only it needs")
    func later() throws {
        var files = Self.files([
            "js/app.js": [#"import { both } from "./both.js";"#, #"import("./big.js"); import("./small.js");"#],
            "js/big.js": [
                #"import { both } from "./both.js";"#, #"import { small } from "./small.js";"#, "both(small);",
            ],
            "js/small.js": ["export const small = 1;"], "js/both.js": ["export const both = 2;"],
        ])
        #expect(try ModuleGraph(files: files).fetchedLater == ["js/small.js", "js/big.js"])
        try Assets.joinScripts(&files)
        let big = String(decoding: try #require(files["js/big.js"]).bytes, as: UTF8.self)
        #expect(big.hasPrefix("import * as $small from \"./small.js\";\nimport { $both } from \"./app.js\";\n"))
        #expect(big.hasSuffix("both(small);\n"))
    }

    @Test("one that isn't there, that leads back or that isn't understood stops the boot")
    func refused() throws {
        var missing = try Self.script(["js/a.js": [#"import "./b.js";"#]])
        #expect(throws: Assets.Unreadable.self) { try missing.join("js/a.js") }
        var circle = try Self.script(["js/a.js": [#"import "./b.js";"#], "js/b.js": [#"import "./a.js";"#]])
        #expect(throws: JoinedModules.Circle.self) { try circle.join("js/a.js") }
        for line in ["export default 1;", "import { a }"] {
            #expect(throws: ScriptModule.Malformed.self) { try Self.graph(["js/a.js": [line]]) }
        }
    }

    private static func script(_ lines: [String: [String]]) throws -> JoinedModules {
        JoinedModules(modules: try Self.graph(lines))
    }

    private static func graph(_ lines: [String: [String]]) throws -> ModuleGraph {
        try ModuleGraph(files: Self.files(lines))
    }

    private static func files(_ lines: [String: [String]]) -> [String: Assets.File] {
        lines.mapValues { lines in
            Assets.File(bytes: Array(lines.map { $0 + "\n" }.joined().utf8), contentType: "text/javascript")
        }
    }
}
