// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSObject {
    nonisolated static var descriptionOfNSObject: FrameworkClass {
        FrameworkClass(
            NSObject.self,
            properties: "superclass",
            classMethods: "description",
            property: NSObject.propertyOfNSObject,
            classMethod: NSObject.classMethodOfNSObject)
    }

    private static func propertyOfNSObject(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSObject.superclass)
    }

    nonisolated private static func classMethodOfNSObject(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSObject.Type).description() }
    }
}
