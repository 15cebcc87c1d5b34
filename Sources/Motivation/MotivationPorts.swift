/// What this wing needs of others.
package struct MotivationPorts: Sendable {
    package init() {}
}
