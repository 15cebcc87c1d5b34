/// The rules of meeting people, agreed to once; new ones are a new version.
package enum Guidelines {
    package static let version: Int64 = 1
}
