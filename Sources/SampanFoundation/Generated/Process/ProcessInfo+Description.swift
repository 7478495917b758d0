// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension ProcessInfo {
    nonisolated static var descriptionOfProcessInfo: FrameworkClass {
        FrameworkClass(
            ProcessInfo.self,
            properties: "thermalState",
            methods: """
                beginActivityWithOptions:reason: endActivity: performActivityWithOptions:reason:using: \
                performExpiringActivityWithReason:using:
                """,
            property: ProcessInfo.propertyOfProcessInfo,
            method: ProcessInfo.methodOfProcessInfo)
    }

    private static func propertyOfProcessInfo(_ index: Int) -> ClassDescription.Property {
        .readOnly(\ProcessInfo.thermalState)
    }

    nonisolated private static func methodOfProcessInfo(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! ProcessInfo).beginActivity(
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "beginActivityWithOptions:reason:", as: (ProcessInfo.ActivityOptions).self),
                    reason: ObjCRuntime.ObjCMessage.argument(a, 1, "beginActivityWithOptions:reason:", as: (String).self))
            }
        case 1:
            return { r, a in
                (r as! ProcessInfo).endActivity(ObjCRuntime.ObjCMessage.argument(a, 0, "endActivity:", as: (any NSObjectProtocol).self))
            }
        case 2:
            return { r, a in
                (r as! ProcessInfo).performActivity(
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "performActivityWithOptions:reason:using:", as: (ProcessInfo.ActivityOptions).self),
                    reason: ObjCRuntime.ObjCMessage.argument(a, 1, "performActivityWithOptions:reason:using:", as: (String).self),
                    using: ObjCRuntime.ObjCMessage.argument(a, 2, "performActivityWithOptions:reason:using:", as: (() -> Void).self))
            }
        default:
            return { r, a in
                (r as! ProcessInfo).performExpiringActivity(
                    withReason: ObjCRuntime.ObjCMessage.argument(a, 0, "performExpiringActivityWithReason:using:", as: (String).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "performExpiringActivityWithReason:using:", as: (@Sendable (Bool) -> Void).self))
            }
        }
    }
}
