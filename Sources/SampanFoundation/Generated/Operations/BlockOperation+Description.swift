// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension BlockOperation {
    nonisolated static var descriptionOfBlockOperation: FrameworkClass {
        FrameworkClass(
            BlockOperation.self,
            properties: "executionBlocks",
            methods: "addExecutionBlock:",
            initializers: "init initWithBlock:",
            property: BlockOperation.propertyOfBlockOperation,
            method: BlockOperation.methodOfBlockOperation,
            initializer: BlockOperation.initializerOfBlockOperation)
    }

    private static func propertyOfBlockOperation(_ index: Int) -> ClassDescription.Property {
        .readOnly(\BlockOperation.executionBlocks)
    }

    nonisolated private static func methodOfBlockOperation(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! BlockOperation).addExecutionBlock(
                ObjCRuntime.ObjCMessage.argument(a, 0, "addExecutionBlock:", as: (@Sendable () -> Void).self))
        }
    }

    nonisolated private static func initializerOfBlockOperation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in BlockOperation() }
        default:
            return { a in BlockOperation(block: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBlock:", as: (@Sendable () -> Void).self)) }
        }
    }
}
