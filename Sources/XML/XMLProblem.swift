/// Why an XML text can't be read.
package enum XMLProblem: Error, Equatable {
    /// It ends before its outermost element does.
    case cutShort
    /// It isn't well-formed.
    case damaged
    /// Something in it is over its limit.
    case tooLong
    /// It has a document type, or names a character that XML itself doesn't.
    case declaresEntities
}
