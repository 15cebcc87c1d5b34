// Code that works on many members' rows at once continues past an unreadable one, and only by these functions:
// `rowsSettingAside` reads rows, `settingAside` works on one of many, `writeEach` writes for many.

private struct Unreadable: Error {
    let name: RowName
    let fault: any Error
}

extension SQLConnection {
    /// Reads as `rows` does; logs rows that `map` refuses, and returns their names beside the others.
    package func rowsSettingAside<T>(
        _ sql: SQL,
        _ names: RowNames,
        _ map: (SQLRow) throws -> T
    ) throws -> (rows: [T], aside: [RowName]) {
        let read = try self.rows(sql) { row in result(row, names, map) }
        return split(read, telling: self.setAside)
    }
}

extension Database {
    /// Does the same with a single statement.
    package func rowsSettingAside<T: Sendable>(
        _ sql: SQL,
        _ names: RowNames,
        _ map: @Sendable @escaping (SQLRow) throws -> T
    ) async throws -> (rows: [T], aside: [RowName]) {
        let read = try await self.rows(sql) { row in result(row, names, map) }
        return split(read, telling: self.setAside)
    }

    /// Works on one of many; when that fails for it alone, logs it and returns nil.
    package func settingAside<T>(_ name: RowName, _ work: () async throws -> T) async throws -> T? {
        do {
            return try await work()
        } catch let error where !error.isEverybodys {
            self.setAside.tell(name, because: error)
            return nil
        }
    }

    /// Writes for many in one transaction; if that fails, for each in its own.
    ///
    /// Returns those for whom nothing was written, which were logged.
    package func writeEach<Item: Sendable>(
        _ items: [Item],
        named name: @Sendable (Item) -> RowName,
        _ work: @Sendable @escaping (Item, any SQLConnection) throws -> Void
    ) async throws -> [Item] {
        do {
            try await self.write { db in for item in items { try work(item, db) } }
            return []
        } catch let error where !error.isEverybodys {
            var failed: [Item] = []
            for item in items {
                let written: Void? = try await self.settingAside(name(item)) {
                    try await self.write { try work(item, $0) }
                }
                if written == nil { failed.append(item) }
            }
            return failed
        }
    }
}

private func result<T>(_ row: SQLRow, _ names: RowNames, _ map: (SQLRow) throws -> T) -> Result<T, Unreadable> {
    do {
        return .success(try map(row))
    } catch {
        return .failure(Unreadable(name: names.name(of: row), fault: error))
    }
}

private func split<T>(
    _ read: [Result<T, Unreadable>],
    telling setAside: SetAsideRows
) -> (rows: [T], aside: [RowName]) {
    var (rows, aside): ([T], [RowName]) = ([], [])
    for one in read {
        switch one {
        case .success(let row): rows.append(row)
        case .failure(let row):
            setAside.tell(row.name, because: row.fault)
            aside.append(row.name)
        }
    }
    return (rows, aside)
}
