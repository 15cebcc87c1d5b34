/// Safety advice for everybody, shown where it matters.
enum SafetyText: String, Sendable, CaseIterable {
    case warmUp, coolDown, pain, doctor

    var title: String {
        switch self {
        case .warmUp: "Warm up first"
        case .coolDown: "Cool down after"
        case .pain: "Stop when it hurts"
        case .doctor: "Ask a doctor first"
        }
    }

    var words: String {
        switch self {
        case .warmUp:
            """
            Take five to ten minutes, three when the workout is short. Begin gently, move every joint you are going to use, and let pulse and breath \
            rise slowly: cold muscles and a cold heart don't like surprises.
            """
        case .coolDown:
            """
            Don't stop all at once. Some slower minutes, two after a short workout and eight after a long one, bring \
            pulse and blood pressure down without making you faint; stretch gently what you used.
            """
        case .pain:
            """
            Effort may burn and tire. Pain that is sharp, sudden or in a joint says no: leave that exercise. Stop \
            altogether and call for help when your chest hurts or feels tight, you feel faint, your heart races or \
            stumbles, or breath doesn't come back.
            """
        case .doctor:
            """
            Before you train hard for the first time or after a long break; when you have a condition of the heart, \
            the kidneys or blood sugar, or take medicine for one; when you are pregnant or were operated on; when \
            moving ever made your chest hurt or your head spin. Spotter knows what you told it, not you.
            """
        }
    }

    var sources: [String] {
        switch self {
        case .warmUp, .coolDown: [Self.guidelines, "Warm-up and cool-down. NHS inform, nhsinform.scot, 2022"]
        case .pain: [Self.guidelines, "Warning Signs of a Heart Attack. American Heart Association, heart.org"]
        case .doctor:
            [
                Self.guidelines,
                """
                Updating ACSM\u{2019}s Recommendations for Exercise Preparticipation Health Screening. Riebe et al., \
                Medicine & Science in Sports & Exercise 47, 2015
                """,
            ]
        }
    }

    private static let guidelines =
        """
        ACSM\u{2019}s Guidelines for Exercise Testing and Prescription, 11th edition. American College of Sports \
        Medicine, 2021
        """
}
