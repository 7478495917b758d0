// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSManagedObject {
    nonisolated static var descriptionOfNSManagedObject: FrameworkClass {
        FrameworkClass(
            NSManagedObject.self,
            properties: """
                entity faultingState hasChanges hasPersistentChangedValues isDeleted isFault isInserted isUpdated \
                managedObjectContext objectID
                """,
            methods: """
                _addManaged:forKey: _insertManaged:atIndex:forKey: _insertManaged:atIndexSet:forKey: _removeManaged:forKey: \
                _removeManagedAtIndex:forKey: _removeManagedAtIndexSet:forKey: _replaceManagedAtIndex:with:forKey: \
                _replaceManagedAtIndexSet:with:forKey: awakeFromFetch awakeFromInsert awakeFromSnapshotEvents: changedValues \
                changedValuesForCurrentEvent committedValuesForKeys: didAccessValueForKey: didChangeValueForKey: didSave \
                didTurnIntoFault hasFaultForRelationshipNamed: mutableOrderedSetValueForKey: mutableSetValueForKey: \
                objectIDsForRelationshipNamed: prepareForDeletion primitiveValueForKey: setContainedValue:forKey: \
                setContainedValue:forKeyPath: setPrimitiveValue:forKey: setValue:forKey: validateForDeleteAndReturnError: \
                validateForInsertAndReturnError: validateForUpdateAndReturnError: validateValue:forKey:error: valueForKey: \
                willAccessValueForKey: willChangeValueForKey: willSave willTurnIntoFault
                """,
            classMethods: "contextShouldIgnoreUnmodeledPropertyChanges entity",
            initializers: "init initWithContext: initWithEntity:insertIntoManagedObjectContext:",
            property: NSManagedObject.propertyOfNSManagedObject,
            method: NSManagedObject.methodOfNSManagedObject,
            classMethod: NSManagedObject.classMethodOfNSManagedObject,
            initializer: NSManagedObject.initializerOfNSManagedObject)
    }

    private static func propertyOfNSManagedObject(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSManagedObject.entity)
        case 1: return .readOnly(\NSManagedObject.faultingState)
        case 2: return .readOnly(\NSManagedObject.hasChanges)
        case 3: return .readOnly(\NSManagedObject.hasPersistentChangedValues)
        case 4: return .readOnly(\NSManagedObject.isDeleted)
        case 5: return .readOnly(\NSManagedObject.isFault)
        case 6: return .readOnly(\NSManagedObject.isInserted)
        case 7: return .readOnly(\NSManagedObject.isUpdated)
        case 8: return .readOnly(\NSManagedObject.managedObjectContext)
        default: return .readOnly(\NSManagedObject.objectID)
        }
    }

    nonisolated private static func methodOfNSManagedObject(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSManagedObject)._addManaged(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "_addManaged:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "_addManaged:forKey:", as: (StaticString).self))
            }
        case 1:
            return { r, a in
                (r as! NSManagedObject)._insertManaged(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "_insertManaged:atIndex:forKey:", as: (Any?).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "_insertManaged:atIndex:forKey:", as: (Int).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 2, "_insertManaged:atIndex:forKey:", as: (StaticString).self))
            }
        case 2:
            return { r, a in
                (r as! NSManagedObject)._insertManaged(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "_insertManaged:atIndexSet:forKey:", as: (Any?).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "_insertManaged:atIndexSet:forKey:", as: (NSIndexSet).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 2, "_insertManaged:atIndexSet:forKey:", as: (StaticString).self))
            }
        case 3:
            return { r, a in
                (r as! NSManagedObject)._removeManaged(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "_removeManaged:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "_removeManaged:forKey:", as: (StaticString).self))
            }
        case 4:
            return { r, a in
                (r as! NSManagedObject)._removeManaged(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "_removeManagedAtIndex:forKey:", as: (Int).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "_removeManagedAtIndex:forKey:", as: (StaticString).self))
            }
        case 5:
            return { r, a in
                (r as! NSManagedObject)._removeManaged(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "_removeManagedAtIndexSet:forKey:", as: (NSIndexSet).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "_removeManagedAtIndexSet:forKey:", as: (StaticString).self))
            }
        case 6:
            return { r, a in
                (r as! NSManagedObject)._replaceManaged(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "_replaceManagedAtIndex:with:forKey:", as: (Int).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "_replaceManagedAtIndex:with:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 2, "_replaceManagedAtIndex:with:forKey:", as: (StaticString).self))
            }
        case 7:
            return { r, a in
                (r as! NSManagedObject)._replaceManaged(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "_replaceManagedAtIndexSet:with:forKey:", as: (NSIndexSet).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "_replaceManagedAtIndexSet:with:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 2, "_replaceManagedAtIndexSet:with:forKey:", as: (StaticString).self))
            }
        case 8: return { r, _ in (r as! NSManagedObject).awakeFromFetch() }
        case 9: return { r, _ in (r as! NSManagedObject).awakeFromInsert() }
        case 10:
            return { r, a in
                (r as! NSManagedObject).awake(
                    fromSnapshotEvents: ObjCRuntime.ObjCMessage.argument(a, 0, "awakeFromSnapshotEvents:", as: (NSSnapshotEventType).self))
            }
        case 11: return { r, _ in (r as! NSManagedObject).changedValues() }
        case 12: return { r, _ in (r as! NSManagedObject).changedValuesForCurrentEvent() }
        case 13:
            return { r, a in
                (r as! NSManagedObject).committedValues(
                    forKeys: ObjCRuntime.ObjCMessage.argument(a, 0, "committedValuesForKeys:", as: ([String]?).self))
            }
        case 14:
            return { r, a in
                (r as! NSManagedObject).didAccessValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "didAccessValueForKey:", as: (String?).self))
            }
        case 15:
            return { r, a in
                (r as! NSManagedObject).didChangeValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "didChangeValueForKey:", as: (String).self))
            }
        case 16: return { r, _ in (r as! NSManagedObject).didSave() }
        case 17: return { r, _ in (r as! NSManagedObject).didTurnIntoFault() }
        case 18:
            return { r, a in
                (r as! NSManagedObject).hasFault(
                    forRelationshipNamed: ObjCRuntime.ObjCMessage.argument(a, 0, "hasFaultForRelationshipNamed:", as: (String).self))
            }
        case 19:
            return { r, a in
                (r as! NSManagedObject).mutableOrderedSetValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableOrderedSetValueForKey:", as: (String).self))
            }
        case 20:
            return { r, a in
                (r as! NSManagedObject).mutableSetValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableSetValueForKey:", as: (String).self))
            }
        case 21:
            return { r, a in
                (r as! NSManagedObject).objectIDs(
                    forRelationshipNamed: ObjCRuntime.ObjCMessage.argument(a, 0, "objectIDsForRelationshipNamed:", as: (String).self))
            }
        case 22: return { r, _ in (r as! NSManagedObject).prepareForDeletion() }
        case 23:
            return { r, a in
                (r as! NSManagedObject).primitiveValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "primitiveValueForKey:", as: (String).self))
            }
        case 24:
            return { r, a in
                (r as! NSManagedObject).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKey:", as: (String).self))
            }
        case 25:
            return { r, a in
                (r as! NSManagedObject).setContainedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setContainedValue:forKeyPath:", as: (Any?).self),
                    forKeyPath: ObjCRuntime.ObjCMessage.argument(a, 1, "setContainedValue:forKeyPath:", as: (String).self))
            }
        case 26:
            return { r, a in
                (r as! NSManagedObject).setPrimitiveValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setPrimitiveValue:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setPrimitiveValue:forKey:", as: (String).self))
            }
        case 27:
            return { r, a in
                (r as! NSManagedObject).setValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValue:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setValue:forKey:", as: (String).self))
            }
        case 28: return { r, _ in try? (r as! NSManagedObject).validateForDelete() }
        case 29: return { r, _ in try? (r as! NSManagedObject).validateForInsert() }
        case 30: return { r, _ in try? (r as! NSManagedObject).validateForUpdate() }
        case 31:
            return { r, a in
                try? (r as! NSManagedObject).validateValue(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "validateValue:forKey:error:", as: (AutoreleasingUnsafeMutablePointer<AnyObject?>).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "validateValue:forKey:error:", as: (String).self))
            }
        case 32:
            return { r, a in
                (r as! NSManagedObject).value(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "valueForKey:", as: (String).self))
            }
        case 33:
            return { r, a in
                (r as! NSManagedObject).willAccessValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "willAccessValueForKey:", as: (String?).self))
            }
        case 34:
            return { r, a in
                (r as! NSManagedObject).willChangeValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "willChangeValueForKey:", as: (String).self))
            }
        case 35: return { r, _ in (r as! NSManagedObject).willSave() }
        default: return { r, _ in (r as! NSManagedObject).willTurnIntoFault() }
        }
    }

    nonisolated private static func classMethodOfNSManagedObject(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSManagedObject.Type).contextShouldIgnoreUnmodeledPropertyChanges }
        default: return { r, _ in (r as! NSManagedObject.Type).entity() }
        }
    }

    nonisolated private static func initializerOfNSManagedObject(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSManagedObject() }
        case 1:
            return { a in
                NSManagedObject(context: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContext:", as: (NSManagedObjectContext).self))
            }
        default:
            return { a in
                NSManagedObject(
                    entity: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithEntity:insertIntoManagedObjectContext:", as: (NSEntityDescription).self),
                    insertInto: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithEntity:insertIntoManagedObjectContext:", as: (NSManagedObjectContext?).self))
            }
        }
    }
}
