// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSMergePolicy {
    nonisolated static var descriptionOfNSMergePolicy: FrameworkClass {
        FrameworkClass(
            NSMergePolicy.self,
            properties: "mergeType",
            methods: "resolveWithConstraintConflicts:error: resolveWithMergeConflicts:error: resolveWithOptimisticLockingConflicts:error:",
            initializers: "initWithMerge:",
            property: NSMergePolicy.propertyOfNSMergePolicy,
            method: NSMergePolicy.methodOfNSMergePolicy,
            initializer: NSMergePolicy.initializerOfNSMergePolicy)
    }

    private static func propertyOfNSMergePolicy(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSMergePolicy.mergeType)
    }

    nonisolated private static func methodOfNSMergePolicy(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! NSMergePolicy).resolve(
                    constraintConflicts: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "resolveWithConstraintConflicts:error:", as: ([NSConstraintConflict]).self))
            }
        case 1:
            return { r, a in
                try? (r as! NSMergePolicy).resolve(
                    mergeConflicts: ObjCRuntime.ObjCMessage.argument(a, 0, "resolveWithMergeConflicts:error:", as: ([Any]).self))
            }
        default:
            return { r, a in
                try? (r as! NSMergePolicy).resolve(
                    optimisticLockingConflicts: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "resolveWithOptimisticLockingConflicts:error:", as: ([NSMergeConflict]).self))
            }
        }
    }

    nonisolated private static func initializerOfNSMergePolicy(_ index: Int) -> ObjCFactory {
        { a in NSMergePolicy(merge: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMerge:", as: (NSMergePolicyType).self)) }
    }
}
