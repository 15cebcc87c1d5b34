import HealthMath
import Web

// What is asked about a body is picked from lists.
extension InjuryArea: Choosable {}
extension InjuryKind: Choosable {}
extension HealthCondition: Choosable {}
extension Limitation: Choosable {}
