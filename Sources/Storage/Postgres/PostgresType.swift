/// The types of parameters and results, by their fixed ids (PostgreSQL's pg_type.dat).
enum PostgresType: UInt32 {
    case bool = 16
    case bytea = 17
    case int8 = 20
    case int2 = 21
    case int4 = 23
    case text = 25
    case float4 = 700
    case float8 = 701
    case numeric = 1700
}
