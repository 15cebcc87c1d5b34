/// The addresses of a feature: `DiaryLinks.meals.path` in Swift, `{{@diary.meals}}` in a template.
///
/// Addresses that hold an id or a query are functions beside the cases.
package protocol LinkTable: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    /// What templates put before the dot: "diary".
    static var name: String { get }
}

extension LinkTable {
    package var path: String { self.rawValue }

    /// The addresses by the names that templates call them.
    package static var named: [String: String] {
        Dictionary(uniqueKeysWithValues: self.allCases.map { ("\(self.name).\($0)", $0.rawValue) })
    }
}

extension [any LinkTable.Type] {
    /// The addresses of them all by the names that templates call them.
    ///
    /// Throws when two tables bear one name: an address of one could hide another's.
    package func named() throws -> [String: String] {
        var all: [String: String] = [:]
        var names: Set<String> = []
        for table in self {
            guard names.insert(table.name).inserted else { throw SameLinkTable(name: table.name) }
            all.merge(table.named) { $1 }
        }
        return all
    }
}

/// Two tables of links bear one name.
struct SameLinkTable: Error { let name: String }
