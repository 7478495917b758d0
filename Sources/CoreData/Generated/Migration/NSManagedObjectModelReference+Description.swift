// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSManagedObjectModelReference {
    nonisolated static var descriptionOfNSManagedObjectModelReference: FrameworkClass {
        FrameworkClass(
            NSManagedObjectModelReference.self,
            properties: "resolvedModel versionChecksum",
            initializers: """
                initWithEntityVersionHashes:inBundle:versionChecksum: initWithFileURL:versionChecksum: \
                initWithModel:versionChecksum: initWithName:inBundle:versionChecksum:
                """,
            property: NSManagedObjectModelReference.propertyOfNSManagedObjectModelReference,
            initializer: NSManagedObjectModelReference.initializerOfNSManagedObjectModelReference)
    }

    private static func propertyOfNSManagedObjectModelReference(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSManagedObjectModelReference.resolvedModel)
        default: return .readOnly(\NSManagedObjectModelReference.versionChecksum)
        }
    }

    nonisolated private static func initializerOfNSManagedObjectModelReference(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSManagedObjectModelReference(
                    entityVersionHashes: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithEntityVersionHashes:inBundle:versionChecksum:", as: ([AnyHashable: Any]).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithEntityVersionHashes:inBundle:versionChecksum:", as: (Bundle?).self),
                    versionChecksum: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithEntityVersionHashes:inBundle:versionChecksum:", as: (String).self))
            }
        case 1:
            return { a in
                NSManagedObjectModelReference(
                    fileURL: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFileURL:versionChecksum:", as: (URL).self),
                    versionChecksum: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFileURL:versionChecksum:", as: (String).self))
            }
        case 2:
            return { a in
                NSManagedObjectModelReference(
                    model: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithModel:versionChecksum:", as: (NSManagedObjectModel).self),
                    versionChecksum: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithModel:versionChecksum:", as: (String).self))
            }
        default:
            return { a in
                NSManagedObjectModelReference(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:inBundle:versionChecksum:", as: (String).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:inBundle:versionChecksum:", as: (Bundle?).self),
                    versionChecksum: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithName:inBundle:versionChecksum:", as: (String).self))
            }
        }
    }
}
