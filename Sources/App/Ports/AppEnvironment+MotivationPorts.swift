import Motivation

/// What the motivation wing needs of other wings.
extension AppEnvironment {
    var motivationPorts: MotivationPorts { MotivationPorts() }
}
