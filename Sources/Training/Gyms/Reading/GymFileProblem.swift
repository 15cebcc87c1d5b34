/// Says why a file of gyms can't be read at all, in words for the operator.
package struct GymFileProblem: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
