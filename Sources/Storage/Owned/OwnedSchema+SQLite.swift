extension OwnedSchema {
    init(sqlite connection: any SQLConnection) throws {
        let tables = try connection.rows(
            """
            SELECT name FROM pragma_table_list
            WHERE schema = 'main' AND type = 'table' AND substr(name, 1, 7) <> 'sqlite_' ORDER BY name
            """
        ) { try $0.text(0) }
        for table in tables {
            try connection.forEach("SELECT name, type FROM pragma_table_info(\(table)) ORDER BY cid") { row in
                var columns = row.reader
                self.columns.append((table, try columns.text(), try columns.text()))
            }
            try connection.forEach("SELECT name FROM pragma_table_info(\(table)) WHERE pk > 0 ORDER BY pk") {
                self.keys.append((table, try $0.text(0)))
            }
            try connection.forEach("SELECT DISTINCT \"table\" FROM pragma_foreign_key_list(\(table))") {
                self.references.append((table, try $0.text(0)))
            }
        }
    }
}
