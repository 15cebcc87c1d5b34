import Web

/// The addresses of exercises.
package enum ExerciseLinks: String, LinkTable {
    package static let name = "exercises"

    case all = "/exercises"
    case results = "/exercises/results"
    case new = "/exercises/new"
    case exclusions = "/exercises/left-out"
}
