import Portability
import Storage
import Support
import Testing

@testable import App

struct PortabilityRulesTests {
    private func tables(_ backend: Backend) async throws -> [OwnedTable] {
        let database = try await backend.open(Mount.migrations)
        return try await database.read { try OwnedTable.all($0) }
    }

    @Test(
        "every table of members' rows has its one place in the rules of taking data along",
        arguments: Backend.available
    )
    func everyTable(_ backend: Backend) async throws {
        let rules = Mount.wings.portability
        let tables = Set(try await self.tables(backend).map(\.name))
        for table in tables {
            let places = [rules.restored.contains(table), rules.told[table] != nil, rules.left[table] != nil]
            #expect(
                places.count { $0 } == 1,
                """
                Say in the wing's …Portability.swift what becomes of \(table): `restored` when a member may write all of it \
                themselves, else `told` (exported only) or `left` (in no export) with a reason.
                """
            )
        }
        let named = rules.restored.union(rules.told.keys).union(rules.left.keys)
        #expect(named.subtracting(tables).isEmpty, "There are no such tables: \(named.subtracting(tables))")
        #expect(rules.staying.isSubset(of: rules.restored))
    }

    @Test("every column of bytes that is exported is text that was sealed, or a file", arguments: Backend.available)
    func blobs(_ backend: Backend) async throws {
        let rules = Mount.wings.portability
        for table in try await self.tables(backend) where rules.left[table.name] == nil {
            for column in table.columns where column.kind == .blob {
                let isSealed = rules.sealed.contains { $0.table == table.name && $0.column == column.name }
                let isFile = rules.files.contains { $0.table == table.name && $0.column == column.name }
                #expect(isSealed != isFile, "\(table.name)")
            }
        }
    }

    @Test("both engines describe the same tables")
    func alike() async throws {
        guard Backend.available.contains(.postgres) else { return }
        let (sqlite, postgres) = (try await self.tables(.sqlite), try await self.tables(.postgres))
        #expect(Set(sqlite.map(\.name)) == Set(postgres.map(\.name)))
        for table in sqlite {
            let other = try #require(postgres.first { $0.name == table.name })
            #expect(Set(table.columns.map(\.name)) == Set(other.columns.map(\.name)))
            #expect(Set(table.key) == Set(other.key), "\(table.name)")
        }
    }
}
