import Web

/// What only an administrator's device asks of the log.
enum AuditAPI: String, RoutePath {
    case log = "/admin/log"
}
