// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentStoreCoordinator {
    nonisolated static var descriptionOfNSPersistentStoreCoordinator: FrameworkClass {
        FrameworkClass(
            NSPersistentStoreCoordinator.self,
            properties: "managedObjectModel name persistentStores",
            methods: """
                addPersistentStoreOfType:configurationName:atURL:options:error: \
                addPersistentStoreWithPersistentStoreDescription:completionHandler: \
                addPersistentStoreWithType:configuration:atURL:options:error: currentPersistentHistoryTokenFromStores: \
                destroyPersistentStoreAtURL:ofType:options:error: destroyPersistentStoreAtURL:type:options:error: lock \
                managedObjectIDForURIRepresentation: metadataForPersistentStore: migratePersistentStore:toURL:options:type:error: \
                migratePersistentStore:toURL:options:withType:error: perform: performAndWait: persistentStoreForURL: \
                removePersistentStore:error: \
                replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:ofType:error: \
                replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:type:error: \
                setMetadata:forPersistentStore: tryLock unlock urlForPersistentStore:
                """,
            classMethods: """
                metadataForPersistentStoreOfType:atURL:options:error: metadataForPersistentStoreWithType:atURL:options:error: \
                setMetadata:forPersistentStoreOfType:atURL:options:error: setMetadata:type:atURL:options:error:
                """,
            initializers: "initWithManagedObjectModel:",
            property: NSPersistentStoreCoordinator.propertyOfNSPersistentStoreCoordinator,
            method: NSPersistentStoreCoordinator.methodOfNSPersistentStoreCoordinator,
            classMethod: NSPersistentStoreCoordinator.classMethodOfNSPersistentStoreCoordinator,
            initializer: NSPersistentStoreCoordinator.initializerOfNSPersistentStoreCoordinator)
    }

    private static func propertyOfNSPersistentStoreCoordinator(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSPersistentStoreCoordinator.managedObjectModel)
        case 1: return .value("name", \NSPersistentStoreCoordinator.name)
        default: return .readOnly(\NSPersistentStoreCoordinator.persistentStores)
        }
    }

    nonisolated private static func methodOfNSPersistentStoreCoordinator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator).addPersistentStore(
                    ofType: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addPersistentStoreOfType:configurationName:atURL:options:error:", as: (String).self),
                    configurationName: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addPersistentStoreOfType:configurationName:atURL:options:error:", as: (String?).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "addPersistentStoreOfType:configurationName:atURL:options:error:", as: (URL?).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "addPersistentStoreOfType:configurationName:atURL:options:error:", as: ([AnyHashable: Any]?).self))
            }
        case 1:
            return { r, a in
                (r as! NSPersistentStoreCoordinator).addPersistentStore(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addPersistentStoreWithPersistentStoreDescription:completionHandler:", as: (NSPersistentStoreDescription).self
                    ),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addPersistentStoreWithPersistentStoreDescription:completionHandler:",
                        as: ((NSPersistentStoreDescription, (any Error)?) -> Void).self))
            }
        case 2:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator).addPersistentStore(
                    type: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addPersistentStoreWithType:configuration:atURL:options:error:", as: (NSPersistentStore.StoreType).self),
                    configuration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addPersistentStoreWithType:configuration:atURL:options:error:", as: (String?).self),
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "addPersistentStoreWithType:configuration:atURL:options:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "addPersistentStoreWithType:configuration:atURL:options:error:", as: ([AnyHashable: Any]?).self))
            }
        case 3:
            return { r, a in
                (r as! NSPersistentStoreCoordinator).currentPersistentHistoryToken(
                    fromStores: ObjCRuntime.ObjCMessage.argument(a, 0, "currentPersistentHistoryTokenFromStores:", as: ([Any]?).self))
            }
        case 4:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator).destroyPersistentStore(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "destroyPersistentStoreAtURL:ofType:options:error:", as: (URL).self),
                    ofType: ObjCRuntime.ObjCMessage.argument(a, 1, "destroyPersistentStoreAtURL:ofType:options:error:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "destroyPersistentStoreAtURL:ofType:options:error:", as: ([AnyHashable: Any]?).self))
            }
        case 5:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator).destroyPersistentStore(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "destroyPersistentStoreAtURL:type:options:error:", as: (URL).self),
                    type: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "destroyPersistentStoreAtURL:type:options:error:", as: (NSPersistentStore.StoreType).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "destroyPersistentStoreAtURL:type:options:error:", as: ([AnyHashable: Any]?).self))
            }
        case 6: return { r, _ in (r as! NSPersistentStoreCoordinator).lock() }
        case 7:
            return { r, a in
                (r as! NSPersistentStoreCoordinator).managedObjectID(
                    forURIRepresentation: ObjCRuntime.ObjCMessage.argument(a, 0, "managedObjectIDForURIRepresentation:", as: (URL).self))
            }
        case 8:
            return { r, a in
                (r as! NSPersistentStoreCoordinator).metadata(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "metadataForPersistentStore:", as: (NSPersistentStore).self))
            }
        case 9:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator).migratePersistentStore(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "migratePersistentStore:toURL:options:type:error:", as: (NSPersistentStore).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "migratePersistentStore:toURL:options:type:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "migratePersistentStore:toURL:options:type:error:", as: ([AnyHashable: Any]?).self),
                    type: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "migratePersistentStore:toURL:options:type:error:", as: (NSPersistentStore.StoreType).self))
            }
        case 10:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator).migratePersistentStore(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "migratePersistentStore:toURL:options:withType:error:", as: (NSPersistentStore).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "migratePersistentStore:toURL:options:withType:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "migratePersistentStore:toURL:options:withType:error:", as: ([AnyHashable: Any]?).self),
                    withType: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "migratePersistentStore:toURL:options:withType:error:", as: (String).self))
            }
        case 11:
            return { r, a in
                (r as! NSPersistentStoreCoordinator).perform(ObjCRuntime.ObjCMessage.argument(a, 0, "perform:", as: (() -> Void).self))
            }
        case 12:
            return { r, a in
                (r as! NSPersistentStoreCoordinator).performAndWait(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performAndWait:", as: (() -> Void).self))
            }
        case 13:
            return { r, a in
                (r as! NSPersistentStoreCoordinator).persistentStore(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "persistentStoreForURL:", as: (URL).self))
            }
        case 14:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator).remove(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removePersistentStore:error:", as: (NSPersistentStore).self))
            }
        case 15:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator).replacePersistentStore(
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:ofType:error:",
                        as: (URL).self),
                    destinationOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:ofType:error:",
                        as: ([AnyHashable: Any]?).self),
                    withPersistentStoreFrom: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:ofType:error:",
                        as: (URL).self),
                    sourceOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:ofType:error:",
                        as: ([AnyHashable: Any]?).self),
                    ofType: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:ofType:error:",
                        as: (String).self))
            }
        case 16:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator).replacePersistentStore(
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:type:error:",
                        as: (URL).self),
                    destinationOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:type:error:",
                        as: ([AnyHashable: Any]?).self),
                    withPersistentStoreFrom: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:type:error:",
                        as: (URL).self),
                    sourceOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:type:error:",
                        as: ([AnyHashable: Any]?).self),
                    type: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "replacePersistentStoreAtURL:destinationOptions:withPersistentStoreFromURL:sourceOptions:type:error:",
                        as: (NSPersistentStore.StoreType).self))
            }
        case 17:
            return { r, a in
                (r as! NSPersistentStoreCoordinator).setMetadata(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMetadata:forPersistentStore:", as: ([String: Any]?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setMetadata:forPersistentStore:", as: (NSPersistentStore).self))
            }
        case 18: return { r, _ in (r as! NSPersistentStoreCoordinator).tryLock() }
        case 19: return { r, _ in (r as! NSPersistentStoreCoordinator).unlock() }
        default:
            return { r, a in
                (r as! NSPersistentStoreCoordinator).url(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "urlForPersistentStore:", as: (NSPersistentStore).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSPersistentStoreCoordinator(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator.Type).metadataForPersistentStore(
                    ofType: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "metadataForPersistentStoreOfType:atURL:options:error:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "metadataForPersistentStoreOfType:atURL:options:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "metadataForPersistentStoreOfType:atURL:options:error:", as: ([AnyHashable: Any]?).self))
            }
        case 1:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator.Type).metadataForPersistentStore(
                    type: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "metadataForPersistentStoreWithType:atURL:options:error:", as: (NSPersistentStore.StoreType).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "metadataForPersistentStoreWithType:atURL:options:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "metadataForPersistentStoreWithType:atURL:options:error:", as: ([AnyHashable: Any]?).self))
            }
        case 2:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator.Type).setMetadata(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setMetadata:forPersistentStoreOfType:atURL:options:error:", as: ([String: Any]?).self),
                    forPersistentStoreOfType: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setMetadata:forPersistentStoreOfType:atURL:options:error:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 2, "setMetadata:forPersistentStoreOfType:atURL:options:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "setMetadata:forPersistentStoreOfType:atURL:options:error:", as: ([AnyHashable: Any]?).self))
            }
        default:
            return { r, a in
                try? (r as! NSPersistentStoreCoordinator.Type).setMetadata(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setMetadata:type:atURL:options:error:", as: ([String: Any]?).self),
                    type: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setMetadata:type:atURL:options:error:", as: (NSPersistentStore.StoreType).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 2, "setMetadata:type:atURL:options:error:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(a, 3, "setMetadata:type:atURL:options:error:", as: ([AnyHashable: Any]?).self)
                )
            }
        }
    }

    nonisolated private static func initializerOfNSPersistentStoreCoordinator(_ index: Int) -> ObjCFactory {
        { a in
            NSPersistentStoreCoordinator(
                managedObjectModel: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithManagedObjectModel:", as: (NSManagedObjectModel).self))
        }
    }
}
