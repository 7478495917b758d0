// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSSecureUnarchiveFromDataTransformer {
    nonisolated static var descriptionOfNSSecureUnarchiveFromDataTransformer: FrameworkClass {
        FrameworkClass(
            NSSecureUnarchiveFromDataTransformer.self,
            classMethods: "allowedTopLevelClasses",
            initializers: "init",
            classMethod: NSSecureUnarchiveFromDataTransformer.classMethodOfNSSecureUnarchiveFromDataTransformer,
            initializer: NSSecureUnarchiveFromDataTransformer.initializerOfNSSecureUnarchiveFromDataTransformer)
    }

    nonisolated private static func classMethodOfNSSecureUnarchiveFromDataTransformer(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSSecureUnarchiveFromDataTransformer.Type).allowedTopLevelClasses }
    }

    nonisolated private static func initializerOfNSSecureUnarchiveFromDataTransformer(_ index: Int) -> ObjCFactory {
        { _ in NSSecureUnarchiveFromDataTransformer() }
    }
}
