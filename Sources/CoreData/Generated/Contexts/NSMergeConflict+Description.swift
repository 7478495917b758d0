// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSMergeConflict {
    nonisolated static var descriptionOfNSMergeConflict: FrameworkClass {
        FrameworkClass(
            NSMergeConflict.self,
            properties: "cachedSnapshot newVersionNumber objectSnapshot oldVersionNumber persistedSnapshot sourceObject",
            initializers: "initWithSource:newVersion:oldVersion:cachedSnapshot:persistedSnapshot:",
            property: NSMergeConflict.propertyOfNSMergeConflict,
            initializer: NSMergeConflict.initializerOfNSMergeConflict)
    }

    private static func propertyOfNSMergeConflict(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSMergeConflict.cachedSnapshot)
        case 1: return .readOnly(\NSMergeConflict.newVersionNumber)
        case 2: return .readOnly(\NSMergeConflict.objectSnapshot)
        case 3: return .readOnly(\NSMergeConflict.oldVersionNumber)
        case 4: return .readOnly(\NSMergeConflict.persistedSnapshot)
        default: return .readOnly(\NSMergeConflict.sourceObject)
        }
    }

    nonisolated private static func initializerOfNSMergeConflict(_ index: Int) -> ObjCFactory {
        { a in
            NSMergeConflict(
                source: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithSource:newVersion:oldVersion:cachedSnapshot:persistedSnapshot:", as: (NSManagedObject).self),
                newVersion: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithSource:newVersion:oldVersion:cachedSnapshot:persistedSnapshot:", as: (Int).self),
                oldVersion: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithSource:newVersion:oldVersion:cachedSnapshot:persistedSnapshot:", as: (Int).self),
                cachedSnapshot: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initWithSource:newVersion:oldVersion:cachedSnapshot:persistedSnapshot:", as: ([String: Any]?).self),
                persistedSnapshot: ObjCRuntime.ObjCMessage.argument(
                    a, 4, "initWithSource:newVersion:oldVersion:cachedSnapshot:persistedSnapshot:", as: ([String: Any]?).self))
        }
    }
}
