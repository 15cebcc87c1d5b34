import Testing

@testable import Web

struct LinkTableTests {
    private enum Trees: String, LinkTable {
        static let name = "trees"
        case all = "/trees"
        case new = "/trees/new"
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
        #expect(links.count == Trees.allCases.count + Places.allCases.count)
    }

    @Test("refuses two tables of one name")
    func twice() {
        let tables: [any LinkTable.Type] = [Trees.self, MoreTrees.self]
        #expect(throws: SameLinkTable.self) { try tables.named() }
    }
}
