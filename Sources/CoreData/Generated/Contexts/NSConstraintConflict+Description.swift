// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSConstraintConflict {
    nonisolated static var descriptionOfNSConstraintConflict: FrameworkClass {
        FrameworkClass(
            NSConstraintConflict.self,
            properties: "conflictingObjects conflictingSnapshots constraint constraintValues databaseObject databaseSnapshot",
            initializers: "initWithConstraint:databaseObject:databaseSnapshot:conflictingObjects:conflictingSnapshots:",
            property: NSConstraintConflict.propertyOfNSConstraintConflict,
            initializer: NSConstraintConflict.initializerOfNSConstraintConflict)
    }

    private static func propertyOfNSConstraintConflict(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSConstraintConflict.conflictingObjects)
        case 1: return .readOnly(\NSConstraintConflict.conflictingSnapshots)
        case 2: return .readOnly(\NSConstraintConflict.constraint)
        case 3: return .readOnly(\NSConstraintConflict.constraintValues)
        case 4: return .readOnly(\NSConstraintConflict.databaseObject)
        default: return .readOnly(\NSConstraintConflict.databaseSnapshot)
        }
    }

    nonisolated private static func initializerOfNSConstraintConflict(_ index: Int) -> ObjCFactory {
        { a in
            NSConstraintConflict(
                constraint: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithConstraint:databaseObject:databaseSnapshot:conflictingObjects:conflictingSnapshots:", as: ([String]).self
                ),
                databaseObject: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithConstraint:databaseObject:databaseSnapshot:conflictingObjects:conflictingSnapshots:",
                    as: (NSManagedObject?).self),
                databaseSnapshot: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithConstraint:databaseObject:databaseSnapshot:conflictingObjects:conflictingSnapshots:",
                    as: ([AnyHashable: Any]?).self),
                conflictingObjects: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initWithConstraint:databaseObject:databaseSnapshot:conflictingObjects:conflictingSnapshots:",
                    as: ([NSManagedObject]).self),
                conflictingSnapshots: ObjCRuntime.ObjCMessage.argument(
                    a, 4, "initWithConstraint:databaseObject:databaseSnapshot:conflictingObjects:conflictingSnapshots:", as: ([Any]).self))
        }
    }
}
