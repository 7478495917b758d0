// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSManagedObjectContext {
    nonisolated static var descriptionOfNSManagedObjectContext: FrameworkClass {
        FrameworkClass(
            NSManagedObjectContext.self,
            properties: """
                automaticallyMergesChangesFromParent concurrencyType deletedObjects hasChanges insertedObjects mergePolicy name \
                parent persistentStoreCoordinator propagatesDeletesAtEndOfEvent queryGenerationToken registeredObjects \
                retainsRegisteredObjects shouldDeleteInaccessibleFaults stalenessInterval transactionAuthor undoManager \
                updatedObjects userInfo
                """,
            methods: """
                assign:toPersistentStore: deleteManagedObject: detectConflictsForManagedObject: executePersistentStoreRequest:error: \
                existingObjectWithManagedObjectID:error: insertManagedObject: lock mergeChangesFromContextDidSave: \
                objectWithManagedObjectID: obtainPermanentIDsForManagedObjects:error: perform: performAndWait: processPendingChanges \
                redo refreshAllObjects refreshManagedObject:mergeChanges: registeredObjectForManagedObjectID: reset rollback \
                saveAndReturnError: setQueryGenerationFromQueryGenerationToken:error: \
                shouldHandleInaccessibleFault:forManagedObjectID:triggeredByProperty: tryLock undo unlock
                """,
            classMethods: "mergeChangesFromRemoteContextSave:intoManagedObjectContexts:",
            initializers: "init init: initWithConcurrencyType:",
            property: NSManagedObjectContext.propertyOfNSManagedObjectContext,
            method: NSManagedObjectContext.methodOfNSManagedObjectContext,
            classMethod: NSManagedObjectContext.classMethodOfNSManagedObjectContext,
            initializer: NSManagedObjectContext.initializerOfNSManagedObjectContext)
    }

    private static func propertyOfNSManagedObjectContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("automaticallyMergesChangesFromParent", \NSManagedObjectContext.automaticallyMergesChangesFromParent)
        case 1: return .readOnly(\NSManagedObjectContext.concurrencyType)
        case 2: return .readOnly(\NSManagedObjectContext.deletedObjects)
        case 3: return .readOnly(\NSManagedObjectContext.hasChanges)
        case 4: return .readOnly(\NSManagedObjectContext.insertedObjects)
        case 5: return .value("mergePolicy", \NSManagedObjectContext.mergePolicy)
        case 6: return .value("name", \NSManagedObjectContext.name)
        case 7: return .value("parent", \NSManagedObjectContext.parent)
        case 8: return .value("persistentStoreCoordinator", \NSManagedObjectContext.persistentStoreCoordinator)
        case 9: return .value("propagatesDeletesAtEndOfEvent", \NSManagedObjectContext.propagatesDeletesAtEndOfEvent)
        case 10: return .readOnly(\NSManagedObjectContext.queryGenerationToken)
        case 11: return .readOnly(\NSManagedObjectContext.registeredObjects)
        case 12: return .value("retainsRegisteredObjects", \NSManagedObjectContext.retainsRegisteredObjects)
        case 13: return .value("shouldDeleteInaccessibleFaults", \NSManagedObjectContext.shouldDeleteInaccessibleFaults)
        case 14: return .value("stalenessInterval", \NSManagedObjectContext.stalenessInterval)
        case 15: return .value("transactionAuthor", \NSManagedObjectContext.transactionAuthor)
        case 16: return .value("undoManager", \NSManagedObjectContext.undoManager)
        case 17: return .readOnly(\NSManagedObjectContext.updatedObjects)
        default: return .readOnly(\NSManagedObjectContext.userInfo)
        }
    }

    nonisolated private static func methodOfNSManagedObjectContext(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSManagedObjectContext).assign(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "assign:toPersistentStore:", as: (Any).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "assign:toPersistentStore:", as: (NSPersistentStore).self))
            }
        case 1:
            return { r, a in
                (r as! NSManagedObjectContext).delete(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "deleteManagedObject:", as: (NSManagedObject).self))
            }
        case 2:
            return { r, a in
                (r as! NSManagedObjectContext).detectConflicts(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "detectConflictsForManagedObject:", as: (NSManagedObject).self))
            }
        case 3:
            return { r, a in
                try? (r as! NSManagedObjectContext).execute(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "executePersistentStoreRequest:error:", as: (NSPersistentStoreRequest).self))
            }
        case 4:
            return { r, a in
                try? (r as! NSManagedObjectContext).existingObject(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "existingObjectWithManagedObjectID:error:", as: (NSManagedObjectID).self))
            }
        case 5:
            return { r, a in
                (r as! NSManagedObjectContext).insert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertManagedObject:", as: (NSManagedObject).self))
            }
        case 6: return { r, _ in (r as! NSManagedObjectContext).lock() }
        case 7:
            return { r, a in
                (r as! NSManagedObjectContext).mergeChanges(
                    fromContextDidSave: ObjCRuntime.ObjCMessage.argument(a, 0, "mergeChangesFromContextDidSave:", as: (Notification).self))
            }
        case 8:
            return { r, a in
                (r as! NSManagedObjectContext).object(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "objectWithManagedObjectID:", as: (NSManagedObjectID).self))
            }
        case 9:
            return { r, a in
                try? (r as! NSManagedObjectContext).obtainPermanentIDs(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "obtainPermanentIDsForManagedObjects:error:", as: ([NSManagedObject]).self))
            }
        case 10:
            return { r, a in
                (r as! NSManagedObjectContext).perform(ObjCRuntime.ObjCMessage.argument(a, 0, "perform:", as: (() -> Void).self))
            }
        case 11:
            return { r, a in
                (r as! NSManagedObjectContext).performAndWait(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performAndWait:", as: (() -> Void).self))
            }
        case 12: return { r, _ in (r as! NSManagedObjectContext).processPendingChanges() }
        case 13: return { r, _ in (r as! NSManagedObjectContext).redo() }
        case 14: return { r, _ in (r as! NSManagedObjectContext).refreshAllObjects() }
        case 15:
            return { r, a in
                (r as! NSManagedObjectContext).refresh(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "refreshManagedObject:mergeChanges:", as: (NSManagedObject).self),
                    mergeChanges: ObjCRuntime.ObjCMessage.argument(a, 1, "refreshManagedObject:mergeChanges:", as: (Bool).self))
            }
        case 16:
            return { r, a in
                (r as! NSManagedObjectContext).registeredObject(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "registeredObjectForManagedObjectID:", as: (NSManagedObjectID).self))
            }
        case 17: return { r, _ in (r as! NSManagedObjectContext).reset() }
        case 18: return { r, _ in (r as! NSManagedObjectContext).rollback() }
        case 19: return { r, _ in try? (r as! NSManagedObjectContext).save() }
        case 20:
            return { r, a in
                try? (r as! NSManagedObjectContext).setQueryGenerationFrom(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setQueryGenerationFromQueryGenerationToken:error:", as: (NSQueryGenerationToken?).self))
            }
        case 21:
            return { r, a in
                (r as! NSManagedObjectContext).shouldHandleInaccessibleFault(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "shouldHandleInaccessibleFault:forManagedObjectID:triggeredByProperty:", as: (NSManagedObject).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "shouldHandleInaccessibleFault:forManagedObjectID:triggeredByProperty:", as: (NSManagedObjectID).self),
                    triggeredByProperty: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "shouldHandleInaccessibleFault:forManagedObjectID:triggeredByProperty:", as: (NSPropertyDescription?).self))
            }
        case 22: return { r, _ in (r as! NSManagedObjectContext).tryLock() }
        case 23: return { r, _ in (r as! NSManagedObjectContext).undo() }
        default: return { r, _ in (r as! NSManagedObjectContext).unlock() }
        }
    }

    nonisolated private static func classMethodOfNSManagedObjectContext(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NSManagedObjectContext.Type).mergeChanges(
                fromRemoteContextSave: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "mergeChangesFromRemoteContextSave:intoManagedObjectContexts:", as: ([AnyHashable: Any]).self),
                into: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "mergeChangesFromRemoteContextSave:intoManagedObjectContexts:", as: ([NSManagedObjectContext]).self))
        }
    }

    nonisolated private static func initializerOfNSManagedObjectContext(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSManagedObjectContext() }
        case 1:
            return { a in
                NSManagedObjectContext(ObjCRuntime.ObjCMessage.argument(a, 0, "init:", as: (NSManagedObjectContext.ConcurrencyType).self))
            }
        default:
            return { a in
                NSManagedObjectContext(
                    concurrencyType: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithConcurrencyType:", as: (NSManagedObjectContextConcurrencyType).self))
            }
        }
    }
}
