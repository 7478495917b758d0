// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKRule {
    nonisolated static var descriptionOfGKRule: FrameworkClass {
        FrameworkClass(
            GKRule.self,
            properties: "salience",
            methods: "evaluatePredicateWithSystem: performActionWithSystem:",
            initializers:
                "init ruleWithBlockPredicate:action: ruleWithPredicate:assertingFact:grade: ruleWithPredicate:retractingFact:grade:",
            property: GKRule.propertyOfGKRule,
            method: GKRule.methodOfGKRule,
            initializer: GKRule.initializerOfGKRule)
    }

    private static func propertyOfGKRule(_ index: Int) -> ClassDescription.Property {
        .value("salience", \GKRule.salience)
    }

    nonisolated private static func methodOfGKRule(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! GKRule).evaluatePredicate(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "evaluatePredicateWithSystem:", as: (GKRuleSystem).self))
            }
        default:
            return { r, a in
                (r as! GKRule).performAction(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "performActionWithSystem:", as: (GKRuleSystem).self))
            }
        }
    }

    nonisolated private static func initializerOfGKRule(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in GKRule() }
        case 1:
            return { a in
                GKRule(
                    blockPredicate: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "ruleWithBlockPredicate:action:", as: ((GKRuleSystem) -> Bool).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "ruleWithBlockPredicate:action:", as: ((GKRuleSystem) -> Void).self))
            }
        case 2:
            return { a in
                GKRule(
                    predicate: ObjCRuntime.ObjCMessage.argument(a, 0, "ruleWithPredicate:assertingFact:grade:", as: (NSPredicate).self),
                    assertingFact: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "ruleWithPredicate:assertingFact:grade:", as: (any NSObjectProtocol).self),
                    grade: ObjCRuntime.ObjCMessage.argument(a, 2, "ruleWithPredicate:assertingFact:grade:", as: (Float).self))
            }
        default:
            return { a in
                GKRule(
                    predicate: ObjCRuntime.ObjCMessage.argument(a, 0, "ruleWithPredicate:retractingFact:grade:", as: (NSPredicate).self),
                    retractingFact: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "ruleWithPredicate:retractingFact:grade:", as: (any NSObjectProtocol).self),
                    grade: ObjCRuntime.ObjCMessage.argument(a, 2, "ruleWithPredicate:retractingFact:grade:", as: (Float).self))
            }
        }
    }
}
