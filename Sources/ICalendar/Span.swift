/// A duration by RFC 5545: nominal days and exact seconds.
struct Span: Equatable {
    var days = 0
    var seconds = 0
}
