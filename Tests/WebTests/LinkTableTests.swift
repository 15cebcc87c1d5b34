import Testing

@testable import Web

struct LinkTableTests {
    private enum Trees: String, LinkTable {
        static let name = "trees"
        case all = "/trees"
        case new = "/trees/new"
        case leaf = "/trees/:id/leaves/:number"
    }

    private enum MoreTrees: String, LinkTable {
        static let name = "trees"
        case old = "/old-trees"
    }

    @Test("gives templates the names of all addresses")
    func names() throws {
        let tables: [any LinkTable.Type] = [Trees.self, Places.self]
        let links = try tables.named()
        #expect(links["trees.new"] == "/trees/new")
        #expect(links["places.settings"] == "/me/settings")
        #expect(links["trees.leaf"] == nil, "a template has no values to fill in")
        #expect(links.count == 2 + Places.allCases.count { !$0.path.contains(":") })
    }

    @Test("fills values into the places of an address, in their order")
    func values() {
        #expect(Trees.leaf.path("oak", "7") == "/trees/oak/leaves/7")
        #expect(Trees.leaf.path("a:b", ":c") == "/trees/a:b/leaves/:c")
        #expect(Trees.all.path() == "/trees")
    }

    @Test("refuses two tables of one name")
    func twice() {
        let tables: [any LinkTable.Type] = [Trees.self, MoreTrees.self]
        #expect(throws: SameLinkTable.self) { try tables.named() }
    }
}
