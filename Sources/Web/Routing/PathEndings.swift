/// How the addresses end that take something away or put it back: scripts know by that what a form does which they keep.
package enum PathEndings: String, LinkTable {
    package static let name = "endings"

    case removal = "/removal"
    case restoration = "/restoration"
}
