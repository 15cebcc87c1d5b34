extension OwnedSchema {
    init(postgres connection: any SQLConnection) throws {
        try connection.forEach(
            """
            SELECT CAST(table_name AS text), CAST(column_name AS text), CAST(data_type AS text)
            FROM information_schema.columns
            WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position
            """
        ) { row in
            var columns = row.reader
            self.columns.append((try columns.text(), try columns.text(), try columns.text()))
        }
        try connection.forEach(
            """
            SELECT CAST(c.relname AS text), CAST(a.attname AS text)
            FROM pg_index i
            JOIN pg_class c ON c.oid = i.indrelid
            JOIN pg_namespace n ON n.oid = c.relnamespace
            CROSS JOIN LATERAL unnest(CAST(i.indkey AS smallint[])) WITH ORDINALITY AS k (number, place)
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number
            WHERE i.indisprimary AND n.nspname = current_schema() ORDER BY c.relname, k.place
            """
        ) { row in
            var columns = row.reader
            self.keys.append((try columns.text(), try columns.text()))
        }
        try connection.forEach(
            """
            SELECT CAST(child.relname AS text), CAST(parent.relname AS text)
            FROM pg_constraint f
            JOIN pg_class child ON child.oid = f.conrelid
            JOIN pg_class parent ON parent.oid = f.confrelid
            JOIN pg_namespace n ON n.oid = child.relnamespace
            WHERE f.contype = 'f' AND n.nspname = current_schema()
            """
        ) { row in
            var columns = row.reader
            self.references.append((try columns.text(), try columns.text()))
        }
    }
}
