import HTTPTypes
import Testing

@testable import Web

private struct Inner: Encodable, Sendable {
    let name: String
    var tags: [String] = []
}

private struct Outer: PageModel {
    static let template = "outer"
    var status: HTTPResponse.Status = .ok
    var title = "Tea & <b>\"bread\"</b>, 'Käse' 🧀"
    var times = "17:00–18:00, 2–3 of <Ana> – Ben, –4, 1,000.5–2 km, 5'–8"
    var nothing = ""
    var shown = true
    var items = [Inner(name: "a", tags: ["x", "y"]), Inner(name: "b")]
    var nobody: [Inner] = []
    var nested = Inner(name: "n")
}

struct RendererTests {
    private func render(_ text: String) throws -> (html: String, unknown: [String]) {
        let sources = [
            "outer": Array(text.utf8),
            "layout": Array("[{{nested.name}}|{{$main}}usual{{/main}}|{{$foot}}foot{{/foot}}]".utf8),
            "part/item": Array("({{name}}{{shown}})".utf8),
        ]
        let template = try #require(try TemplateParser.templates(from: sources)["outer"])
        var renderer = Renderer(try #require(try ModelReader.value(of: Outer())))
        renderer.render(template.parts)
        return (String(decoding: renderer.bytes, as: UTF8.self), renderer.unknownNames)
    }

    @Test(
        "fills in",
        arguments: [
            ("plain {words} }", "plain {words} }"),
            ("{{nested.name}}{{ nothing }}", "n"),
            ("{{#shown}}yes{{/shown}}{{^shown}}no{{/shown}}", "yes"),
            ("{{#items}}{{name}}{{#tags}}-{{.}}{{/tags}},{{/items}}", "a-x-y,b,"),
            ("{{^items}}none{{/items}}{{#nobody}}some{{/nobody}}{{^nobody}}nobody{{/nobody}}", "nobody"),
            ("{{#nested}}{{name}}{{/nested}}{{^nested}}none{{/nested}}", "n"),
            ("{{#empty(nothing)}}empty{{/empty(nothing)}}{{^empty(title)}}full{{/empty(title)}}", "emptyfull"),
            ("{{#empty(nobody)}}empty{{/empty(nobody)}}{{#empty(items)}}!{{/empty(items)}}", "empty"),
            ("{{#nothing}}even empty text is something{{/nothing}}", "even empty text is something"),
            ("{{lowercased(title)}}", "tea &amp; &lt;b&gt;&quot;bread&quot;&lt;/b&gt;, &#39;käse&#39; 🧀"),
            (
                "{{unbroken(times)}}",
                #"<span class="range">17:00–18:00,</span> <span class="range">2–3</span> of &lt;Ana&gt; – Ben, –4, "#
                    + #"<span class="range">1,000.5–2</span> km, 5&#39;–8"#
            ),
            ("{{unbroken(title)}}", "Tea &amp; &lt;b&gt;&quot;bread&quot;&lt;/b&gt;, &#39;Käse&#39; 🧀"),
            ("{{unbroken(nothing)}}", ""),
            ("{{#items}}{{> part/item}}{{/items}}", "(atrue)(btrue)"),
            ("{{<layout}}\n{{$main}}{{#items}}{{name}}{{/items}}{{/main}}\n{{/layout}}", "[n|ab|foot]"),
            ("{{<layout}}{{/layout}}", "[n|usual|foot]"),
        ]
    )
    func filled(template: String, html: String) throws {
        let (rendered, unknown) = try self.render(template)
        #expect(rendered == html)
        #expect(unknown.isEmpty)
    }

    @Test("escapes what HTML would take for its own and nothing else")
    func escaping() throws {
        let html = "Tea &amp; &lt;b&gt;&quot;bread&quot;&lt;/b&gt;, &#39;Käse&#39; 🧀"
        #expect(try self.render("{{title}}").html == html)
    }

    @Test("an inner item sees what is around it, its own names first")
    func around() throws {
        #expect(try self.render("{{#items}}{{name}}{{nested.name}}{{/items}}").html == "anbn")
        #expect(try self.render("{{#nested}}{{#items}}{{name}}{{/items}}{{name}}{{/nested}}").html == "abn")
    }

    @Test(
        "a name found nowhere is reported, each time it is asked for",
        arguments: [
            ("{{titel}}", ["titel"]),
            ("{{nested.nmae}}", ["nested.nmae"]),
            ("{{#items}}{{nmae}}{{/items}}", ["nmae", "nmae"]),
            ("{{^empty(titel)}}{{/empty(titel)}}", ["empty(titel)"]),
            ("{{status}}", ["status"]),
        ]
    )
    func misspelt(template: String, names: [String]) throws {
        #expect(try self.render(template).unknown == names)
    }
}
