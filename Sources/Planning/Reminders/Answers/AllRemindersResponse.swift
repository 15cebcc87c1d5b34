/// All reminders of a member, of training and of other wings, as a device reads them.
struct AllRemindersResponse: Encodable, Sendable {
    private enum Key: String, CodingKey { case reminders, training }

    let reminders: any Encodable & Sendable
    let training: TrainingRemindersResponse

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try self.reminders.encode(to: container.superEncoder(forKey: .reminders))
        try container.encode(self.training, forKey: .training)
    }
}
