/// From when on somebody is grown up: adults and those younger never meet here.
package enum Adulthood {
    /// Years of age.
    package static let begins = 18
}
