import Testing

@testable import Web

struct PartialTests {
    private struct Model: Encodable, Sendable {
        let path = "/here?a&b"
        let item = "outer"
        let items = ["x", "y"]
    }

    private enum DiaryLinks: String, LinkTable {
        static let name = "diary"
        case day = "/diary"
        case newCopy = "/diary/copies/new"
    }

    private static let sources: [String: String] = [
        "icon": "<i class=\"{{$class}}icon{{/class}}\">{{$name}}{{/name}}</i>\n",
        "row":
            "<a href=\"{{$to}}{{/to}}\">{{<icon}}{{$name}}{{$icon}}dot{{/icon}}{{/name}}{{/icon}}{{$title}}{{/title}}{{$notes}}{{/notes}}</a>\n",
        "noted": "{{<row}}{{$notes}}<b>{{$note}}{{/note}}</b>{{/notes}}{{/row}}\n",
        "plain": "<p>{{>icon name=\"own\"}}{{$class}}{{/class}}</p>\n",
        "twice": "a\n\n",
    ]

    private func render(_ text: String) throws -> String {
        var sources = Self.sources.mapValues { Array($0.utf8) }
        sources["page"] = Array(text.utf8)
        let template = try #require(try TemplateParser.templates(from: sources, links: DiaryLinks.named)["page"])
        var renderer = Renderer(try #require(try ModelReader.value(of: Model())))
        renderer.render(template.parts)
        #expect(renderer.unknownNames.isEmpty)
        return String(decoding: renderer.bytes, as: UTF8.self)
    }

    @Test(
        "fills the blocks of a partial with short texts",
        arguments: [
            (#"{{>icon name="bell"}}"#, #"<i class="icon">bell</i>"#),
            (#"{{> icon  name="bell"  class='icon small' }}"#, #"<i class="icon small">bell</i>"#),
            (#"{{>icon name='Your "own"'}}"#, #"<i class="icon">Your "own"</i>"#),
            ("{{>icon\n  name=\"bell\"\n  class=\"b\"}}", #"<i class="b">bell</i>"#),
            (#"{{<icon class="big"}}{{$name}}{{item}}{{/name}}{{/icon}}"#, #"<i class="big">outer</i>"#),
        ]
    )
    func texts(template: String, html: String) throws {
        #expect(try self.render(template) == html)
    }

    @Test("writes addresses from the tables of links, in texts as well")
    func links() throws {
        #expect(try self.render("{{@diary.newCopy}}?day=1") == "/diary/copies/new?day=1")
        #expect(try self.render(#"{{>row to="@diary.day" title="@diary.newCopy"}}"#).hasPrefix(#"<a href="/diary">"#))
        #expect(
            try self.render(#"{{<row title="T"}}{{$to}}{{path}}{{/to}}{{/row}}"#).hasPrefix(
                #"<a href="/here?a&amp;b">"#
            )
        )
    }

    @Test("makes one partial of another, whose blocks the caller fills")
    func madeOfAnother() throws {
        let html = ##"<a href="#"><i class="icon">dot</i>T<b>N</b></a>"##
        #expect(try self.render(##"{{>noted to="#" title="T" note="N"}}"##) == html)
    }

    @Test("hands no block on to what is included by its name alone")
    func ownBlocks() throws {
        #expect(try self.render(#"{{>plain class="big"}}"#) == #"<p><i class="icon">own</i>big</p>"#)
    }

    @Test("leaves out the last newline of a partial, and keeps that of a page")
    func lastNewline() throws {
        #expect(try self.render(#"{{>icon name="a"}}, {{>twice}}!"# + "\n") == "<i class=\"icon\">a</i>, a\n!\n")
    }

    @Test("a partial in a list sees its item")
    func items() throws {
        let html = try self.render("{{#items}}{{<icon}}{{$name}}{{.}}{{/name}}{{/icon}}{{/items}}")
        #expect(html == #"<i class="icon">x</i><i class="icon">y</i>"#)
    }
}
