package import Portability

extension PortabilityRules {
    /// Every wing's rules; a test demands that each table with an owner is in one of them.
    package static let all = Mount.wings.portability
}
