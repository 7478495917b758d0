// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension WCSessionFileTransfer {
    nonisolated static var descriptionOfWCSessionFileTransfer: FrameworkClass {
        FrameworkClass(
            WCSessionFileTransfer.self,
            properties: "file isTransferring progress",
            methods: "cancel",
            property: WCSessionFileTransfer.propertyOfWCSessionFileTransfer,
            method: WCSessionFileTransfer.methodOfWCSessionFileTransfer)
    }

    private static func propertyOfWCSessionFileTransfer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WCSessionFileTransfer.file)
        case 1: return .readOnly(\WCSessionFileTransfer.isTransferring)
        default: return .readOnly(\WCSessionFileTransfer.progress)
        }
    }

    nonisolated private static func methodOfWCSessionFileTransfer(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! WCSessionFileTransfer).cancel() }
    }
}
