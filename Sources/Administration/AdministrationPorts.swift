/// What those who look after the house need of the wings.
package struct AdministrationPorts: Sendable {
    /// What waits for decisions, kept by the wings.
    let queues: [WaitingQueue]

    package init(queues: [WaitingQueue]) {
        self.queues = queues
    }
}
