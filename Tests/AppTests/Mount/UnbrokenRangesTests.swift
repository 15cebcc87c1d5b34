import Testing

@testable import App
@testable import Web

struct UnbrokenRangesTests {
    @Test("the markup of a range of numbers stands between tags, never in an attribute")
    func betweenTags() throws {
        let templates = try Mount.wings.views(strict: true).templates
        var places = 0
        for (name, template) in templates {
            var reader = TagReader()
            reader.read(template.parts)
            #expect(reader.insideTags == [], "\(name)")
            places += reader.betweenTags
        }
        #expect(places > 10)
    }

    @Test("an attribute is told from what stands between tags")
    func told() throws {
        let source =
            #"<p{{#a}} class="b"{{/a}}>{{unbroken(a)}}</p><p title="{{^a}}{{unbroken(b)}}{{/a}}">{{unbroken(c)}}"#
        let template = try #require(try TemplateParser.templates(from: ["page": Array(source.utf8)])["page"])
        var reader = TagReader()
        reader.read(template.parts)
        #expect(reader.insideTags == ["unbroken(b)"] && reader.betweenTags == 2)
    }

    /// Follows a template from its beginning, in and out of tags.
    private struct TagReader {
        private var isInside = false
        var insideTags: [String] = []
        var betweenTags = 0

        mutating func read(_ parts: [Template.Part]) {
            for part in parts {
                switch part {
                case .literal(let bytes):
                    let last = bytes.last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
                    if let last { self.isInside = last == UInt8(ascii: "<") }
                case .value(let name) where name.change == .unbroken:
                    if self.isInside { self.insideTags.append(name.text) } else { self.betweenTags += 1 }
                case .value: break
                case .section(_, let inner), .inverted(_, let inner): self.read(inner)
                }
            }
        }
    }
}
