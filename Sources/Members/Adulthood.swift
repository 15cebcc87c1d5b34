/// The age of majority: adults and younger members never meet here.
package enum Adulthood {
    /// In years.
    package static let begins = 18
}
