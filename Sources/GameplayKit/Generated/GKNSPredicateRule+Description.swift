// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension GKNSPredicateRule {
    nonisolated static var descriptionOfGKNSPredicateRule: FrameworkClass {
        FrameworkClass(
            GKNSPredicateRule.self,
            properties: "predicate",
            initializers: "initWithPredicate:",
            property: GKNSPredicateRule.propertyOfGKNSPredicateRule,
            initializer: GKNSPredicateRule.initializerOfGKNSPredicateRule)
    }

    private static func propertyOfGKNSPredicateRule(_ index: Int) -> ClassDescription.Property {
        .readOnly(\GKNSPredicateRule.predicate)
    }

    nonisolated private static func initializerOfGKNSPredicateRule(_ index: Int) -> ObjCFactory {
        { a in GKNSPredicateRule(predicate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPredicate:", as: (NSPredicate).self)) }
    }
}
