// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSUbiquitousKeyValueStore {
    nonisolated static var descriptionOfNSUbiquitousKeyValueStore: FrameworkClass {
        FrameworkClass(
            NSUbiquitousKeyValueStore.self,
            properties: "dictionaryRepresentation",
            methods: """
                arrayForKey: boolForKey: dataForKey: dictionaryForKey: doubleForKey: longLongForKey: objectForKey: \
                removeObjectForKey: set:forKey: setInt64:forKey: stringForKey: synchronize
                """,
            classMethods: "defaultUbiquitousKeyValueStore",
            property: NSUbiquitousKeyValueStore.propertyOfNSUbiquitousKeyValueStore,
            method: NSUbiquitousKeyValueStore.methodOfNSUbiquitousKeyValueStore,
            classMethod: NSUbiquitousKeyValueStore.classMethodOfNSUbiquitousKeyValueStore)
    }

    private static func propertyOfNSUbiquitousKeyValueStore(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSUbiquitousKeyValueStore.dictionaryRepresentation)
    }

    nonisolated private static func methodOfNSUbiquitousKeyValueStore(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).array(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "arrayForKey:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).bool(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "boolForKey:", as: (String).self))
            }
        case 2:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).data(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "dataForKey:", as: (String).self))
            }
        case 3:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).dictionary(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "dictionaryForKey:", as: (String).self))
            }
        case 4:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).double(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "doubleForKey:", as: (String).self))
            }
        case 5:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).longLong(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "longLongForKey:", as: (String).self))
            }
        case 6:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).object(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "objectForKey:", as: (String).self))
            }
        case 7:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).removeObject(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "removeObjectForKey:", as: (String).self))
            }
        case 8:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).set(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "set:forKey:", as: (Any?).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "set:forKey:", as: (String).self))
            }
        case 9:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).set(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setInt64:forKey:", as: (Int64).self),
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 1, "setInt64:forKey:", as: (String).self))
            }
        case 10:
            return { r, a in
                (r as! NSUbiquitousKeyValueStore).string(forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "stringForKey:", as: (String).self))
            }
        default: return { r, _ in (r as! NSUbiquitousKeyValueStore).synchronize() }
        }
    }

    nonisolated private static func classMethodOfNSUbiquitousKeyValueStore(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSUbiquitousKeyValueStore.Type).default }
    }
}
