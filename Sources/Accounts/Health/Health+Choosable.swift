import HealthMath
import Members

// What is asked about bodies, food and training is picked from lists.
extension InjuryArea: Choosable {}
extension InjuryKind: Choosable {}
extension HealthCondition: Choosable {}
extension Limitation: Choosable {}
extension Diet: Choosable {}
extension FitnessAim: Choosable {}
extension Experience: Choosable {}
