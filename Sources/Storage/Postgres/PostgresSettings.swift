/// How a PostgreSQL database is used.
package struct PostgresSettings: Sendable {
    /// Who uses it: serving programs keep a restore out, and a restore keeps them out.
    package enum Purpose: Sendable {
        case serving, maintenance
    }

    package var purpose = Purpose.serving
    package var connections = 8
    /// How many transactions may wait for a connection before more are refused.
    package var waiting = 1024
    package var statementTimeout = Duration.seconds(10)
    package var connectSeconds = 3
    /// How many batches are pipelined together at most.
    package var pipelineLimit = 32
    /// Prepared statements kept on each connection.
    package var statements = 256

    package init() {}
}
