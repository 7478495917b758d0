// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension WCSessionUserInfoTransfer {
    nonisolated static var descriptionOfWCSessionUserInfoTransfer: FrameworkClass {
        FrameworkClass(
            WCSessionUserInfoTransfer.self,
            properties: "isCurrentComplicationInfo isTransferring userInfo",
            methods: "cancel",
            property: WCSessionUserInfoTransfer.propertyOfWCSessionUserInfoTransfer,
            method: WCSessionUserInfoTransfer.methodOfWCSessionUserInfoTransfer)
    }

    private static func propertyOfWCSessionUserInfoTransfer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WCSessionUserInfoTransfer.isCurrentComplicationInfo)
        case 1: return .readOnly(\WCSessionUserInfoTransfer.isTransferring)
        default: return .readOnly(\WCSessionUserInfoTransfer.userInfo)
        }
    }

    nonisolated private static func methodOfWCSessionUserInfoTransfer(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! WCSessionUserInfoTransfer).cancel() }
    }
}
