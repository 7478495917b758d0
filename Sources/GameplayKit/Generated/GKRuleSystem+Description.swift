// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKRuleSystem {
    nonisolated static var descriptionOfGKRuleSystem: FrameworkClass {
        FrameworkClass(
            GKRuleSystem.self,
            properties: "agenda executed facts rules state",
            methods: """
                addRule: addRulesFromArray: assertFact: assertFact:grade: evaluate gradeForFact: maximumGradeForFacts: \
                minimumGradeForFacts: removeAllRules reset retractFact: retractFact:grade:
                """,
            initializers: "init",
            property: GKRuleSystem.propertyOfGKRuleSystem,
            method: GKRuleSystem.methodOfGKRuleSystem,
            initializer: GKRuleSystem.initializerOfGKRuleSystem)
    }

    private static func propertyOfGKRuleSystem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\GKRuleSystem.agenda)
        case 1: return .readOnly(\GKRuleSystem.executed)
        case 2: return .readOnly(\GKRuleSystem.facts)
        case 3: return .readOnly(\GKRuleSystem.rules)
        default: return .readOnly(\GKRuleSystem.state)
        }
    }

    nonisolated private static func methodOfGKRuleSystem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! GKRuleSystem).add(ObjCRuntime.ObjCMessage.argument(a, 0, "addRule:", as: (GKRule).self)) }
        case 1:
            return { r, a in (r as! GKRuleSystem).add(ObjCRuntime.ObjCMessage.argument(a, 0, "addRulesFromArray:", as: ([GKRule]).self)) }
        case 2:
            return { r, a in
                (r as! GKRuleSystem).assertFact(ObjCRuntime.ObjCMessage.argument(a, 0, "assertFact:", as: (any NSObjectProtocol).self))
            }
        case 3:
            return { r, a in
                (r as! GKRuleSystem).assertFact(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "assertFact:grade:", as: (any NSObjectProtocol).self),
                    grade: ObjCRuntime.ObjCMessage.argument(a, 1, "assertFact:grade:", as: (Float).self))
            }
        case 4: return { r, _ in (r as! GKRuleSystem).evaluate() }
        case 5:
            return { r, a in
                (r as! GKRuleSystem).grade(
                    forFact: ObjCRuntime.ObjCMessage.argument(a, 0, "gradeForFact:", as: (any NSObjectProtocol).self))
            }
        case 6:
            return { r, a in
                (r as! GKRuleSystem).maximumGrade(
                    forFacts: ObjCRuntime.ObjCMessage.argument(a, 0, "maximumGradeForFacts:", as: ([Any]).self))
            }
        case 7:
            return { r, a in
                (r as! GKRuleSystem).minimumGrade(
                    forFacts: ObjCRuntime.ObjCMessage.argument(a, 0, "minimumGradeForFacts:", as: ([Any]).self))
            }
        case 8: return { r, _ in (r as! GKRuleSystem).removeAllRules() }
        case 9: return { r, _ in (r as! GKRuleSystem).reset() }
        case 10:
            return { r, a in
                (r as! GKRuleSystem).retractFact(ObjCRuntime.ObjCMessage.argument(a, 0, "retractFact:", as: (any NSObjectProtocol).self))
            }
        default:
            return { r, a in
                (r as! GKRuleSystem).retractFact(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "retractFact:grade:", as: (any NSObjectProtocol).self),
                    grade: ObjCRuntime.ObjCMessage.argument(a, 1, "retractFact:grade:", as: (Float).self))
            }
        }
    }

    nonisolated private static func initializerOfGKRuleSystem(_ index: Int) -> ObjCFactory {
        { _ in GKRuleSystem() }
    }
}
