/// Why an XML text can't be read.
package enum XMLProblem: Error, Equatable {
    /// The text ends before its outermost element.
    case cutShort
    /// The text isn't well-formed.
    case damaged
    /// Something exceeds its limit.
    case tooLong
    /// The text has a document type, or names an entity that XML doesn't predefine.
    case declaresEntities
}
