import Testing

@testable import Web

struct TemplateParserTests {
    private func fault(_ text: String) -> TemplateFault? {
        let sources = ["page": Array(text.utf8), "layout": Array("<{{$main}}usual{{/main}}>".utf8)]
        return #expect(throws: TemplateFault.self) { try TemplateParser.templates(from: sources) }
    }

    @Test(
        "refuses what is unbalanced or unknown, and says where",
        arguments: [
            ("{{#a}}", "a is never closed"),
            ("{{#a}}{{#b}}{{/a}}{{/b}}", "closes a, but b is open"),
            ("{{/a}}", "closes a, but nothing is open"),
            ("{{#empty(a)}}{{/a}}", "closes a, but empty(a) is open"),
            ("{{a", "a tag without an end"),
            ("{{}}", "{{}} is not understood"),
            ("{{a..b}}", "{{a..b}} is not understood"),
            ("{{reversed(a)}}", "{{reversed(a)}} is not understood"),
            ("{{> nowhere}}", "there is no template nowhere"),
            ("{{<nowhere}}{{/nowhere}}", "there is no template nowhere"),
            ("{{> page}}", "page would include itself"),
            ("{{<layout}}words{{/layout}}", "text outside the blocks"),
            ("{{<layout}}{{a}}{{/layout}}", "only blocks fit inside layout"),
            ("{{<layout}}{{$main}}{{/main}}", "layout is never closed"),
            ("{{<layout}}{{$mian}}{{/mian}}{{/layout}}", "layout has no block mian"),
            (#"{{>layout mian="words"}}"#, "layout has no block mian"),
            (#"{{>layout main="words}}"#, #"{{>layout main="words}} is not understood"#),
            (#"{{>layout main=words}}"#, "{{>layout main=words}} is not understood"),
            (#"{{>layout main}}"#, "{{>layout main}} is not understood"),
            (#"{{>layout main="a" main="b"}}"#, #"{{>layout main="a" main="b"}} is not understood"#),
            (#"{{<layout main="a}}{{/layout}}"#, #"{{<layout main="a}} is not understood"#),
            (#"{{>layout main="@diary.nowhere"}}"#, "there is no link diary.nowhere"),
            ("{{@diary.nowhere}}", "there is no link diary.nowhere"),
            ("{{@diary.day", "a tag without an end"),
        ]
    )
    func refused(text: String, problem: String) throws {
        let fault = try #require(self.fault("first line\n" + text))
        #expect(fault == TemplateFault(template: "page", line: 2, problem: problem))
    }

    @Test("has no tag for unescaped text", arguments: ["{{{a}}}", "{{&a}}", "{{& a}}"])
    func raw(text: String) throws {
        #expect(try #require(self.fault(text)).problem.hasSuffix("is not understood"))
    }

    @Test("says which partial is wrong")
    func partial() {
        let sources = ["a": Array("\n{{> part/b}}".utf8), "part/b": Array("\n\n{{#x}}".utf8)]
        let fault = #expect(throws: TemplateFault.self) { try TemplateParser.templates(from: sources) }
        #expect(fault == TemplateFault(template: "part/b", line: 3, problem: "x is never closed"))
    }
}
