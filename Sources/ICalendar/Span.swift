/// A length as RFC 5545 understands it: days are the calendar's, seconds the stopwatch's.
struct Span: Equatable {
    var days = 0
    var seconds = 0
}
