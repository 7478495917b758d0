// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBMutableDescriptor {
    nonisolated static var descriptionOfCBMutableDescriptor: FrameworkClass {
        FrameworkClass(
            CBMutableDescriptor.self,
            initializers: "initWithType:value:",
            initializer: CBMutableDescriptor.initializerOfCBMutableDescriptor)
    }

    nonisolated private static func initializerOfCBMutableDescriptor(_ index: Int) -> ObjCFactory {
        { a in
            CBMutableDescriptor(
                type: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithType:value:", as: (CBUUID).self),
                value: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithType:value:", as: (Any?).self))
        }
    }
}
