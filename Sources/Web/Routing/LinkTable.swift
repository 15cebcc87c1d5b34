/// The addresses of a feature: `DiaryLinks.meals` for a route, `DiaryLinks.meals.path` in Swift, `{{@diary.meals}}` in a
/// template.
///
/// Functions beside the cases fill in ids ("/diary/entries/:id") and add queries. What only devices ask stands in a table
/// without a name for templates (`DiaryAPI`).
package protocol LinkTable: RoutePath, RawRepresentable, CaseIterable where RawValue == String {
    /// The name before the dot in templates: "diary".
    static var name: String { get }
}

extension LinkTable {
    /// The addresses without values in them, by the names that templates call them.
    package static var named: [String: String] {
        let whole = self.allCases.filter { !$0.rawValue.contains(":") }
        return Dictionary(uniqueKeysWithValues: whole.map { ("\(self.name).\($0)", $0.rawValue) })
    }
}

extension [any LinkTable.Type] {
    /// The tables that belong to no wing.
    package static var floor: Self { [Places.self, PathEndings.self] }

    /// Returns the addresses of all tables by their names in templates.
    ///
    /// Throws when two tables have one name, because an address of one could hide another's.
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

/// Thrown when two tables of links have one name.
struct SameLinkTable: Error { let name: String }
