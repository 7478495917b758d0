// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSPointerFunctions {
    nonisolated static var descriptionOfNSPointerFunctions: FrameworkClass {
        FrameworkClass(
            NSPointerFunctions.self,
            initializers: "initWithOptions:",
            initializer: NSPointerFunctions.initializerOfNSPointerFunctions)
    }

    nonisolated private static func initializerOfNSPointerFunctions(_ index: Int) -> ObjCFactory {
        { a in
            NSPointerFunctions(options: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOptions:", as: (NSPointerFunctions.Options).self))
        }
    }
}
