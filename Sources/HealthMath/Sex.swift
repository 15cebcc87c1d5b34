/// How the formulas see a body.
///
/// They were measured on women and men only; `other` takes the mean of both, and pages say so.
package enum Sex: String, CaseIterable, Hashable, Sendable {
    case female, male, other
}
