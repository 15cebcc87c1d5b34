import Mustache
import Testing

@testable import Web

private struct Inner: Sendable {
    let name: String
}

private struct Outer: PageModel {
    static let template = "outer"
    let title: String
    let shown: Bool
    let items: [Inner]
    let nested: Inner
}

struct TemplateValueTests {
    private func render(_ text: String) throws -> (html: String, unknown: [String]) {
        let root = TemplateValue(
            Outer(title: "<b>", shown: true, items: [Inner(name: "a"), Inner(name: "b")], nested: Inner(name: "n")),
            reportingUnknownNames: true
        )
        let library = MustacheLibrary(templates: ["outer": try MustacheTemplate(string: text)])
        return (library.render(root, withTemplate: "outer") ?? "", root.unknownNames)
    }

    @Test("shows fields, lists and what is inside, escaped")
    func fields() throws {
        let (html, unknown) = try self.render("{{title}}{{#shown}}!{{/shown}}{{#items}}{{name}},{{/items}}{{nested.name}}")
        #expect(html == "&lt;b&gt;!a,b,n")
        #expect(unknown.isEmpty)
    }

    @Test("an empty list takes the other branch")
    func emptyText() throws {
        #expect(try self.render("{{^empty(title)}}full{{/empty(title)}}{{#empty(title)}}empty{{/empty(title)}}").html == "full")
    }

    @Test("a misspelt name is reported")
    func misspelt() throws {
        #expect(try self.render("{{titel}}").unknown == ["titel"])
        #expect(try self.render("{{#items}}{{nmae}}{{/items}}").unknown == ["nmae", "nmae"])
    }
}
