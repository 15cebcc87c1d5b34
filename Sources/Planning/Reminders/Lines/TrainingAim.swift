/// What a member trains for, as far as kind words mind it.
package enum TrainingAim: String, CaseIterable, Codable, Sendable {
    case strength, muscle, weight, stamina, mobility, wellbeing
}
