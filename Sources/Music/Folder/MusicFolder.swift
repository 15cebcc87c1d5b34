/// The house's own folder of songs, which is only read.
package struct MusicFolder: Sendable {
    let root: String

    /// `root` is what the operator named.
    package init(_ root: String) { self.root = root }
}
