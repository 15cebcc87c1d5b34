/// The settings of a PostgreSQL connection pool.
package struct PostgresSettings: Sendable {
    /// The purpose: serving programs keep a restore out, and a restore keeps them out.
    package enum Purpose: Sendable {
        case serving, maintenance
    }

    package var purpose = Purpose.serving
    package var connections = 8
    /// How many transactions may wait for a connection before more are refused.
    package var waiting = 1024
    package var statementTimeout = Duration.seconds(10)
    package var connectSeconds = 3
    /// How long a transaction may wait for its program's next statement: one that hangs must not hold its locks for ever.
    package var idleInTransaction = Duration.seconds(30)
    /// The most batches in a pipeline.
    package var pipelineLimit = 32
    /// The number of prepared statements kept on each connection.
    package var statements = 256

    package init() {}
}
