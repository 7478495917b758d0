// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotificationActionIcon {
    nonisolated static var descriptionOfUNNotificationActionIcon: FrameworkClass {
        FrameworkClass(
            UNNotificationActionIcon.self,
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "iconWithSystemImageName: iconWithTemplateImageName: initWithCoder:",
            method: UNNotificationActionIcon.methodOfUNNotificationActionIcon,
            classMethod: UNNotificationActionIcon.classMethodOfUNNotificationActionIcon,
            initializer: UNNotificationActionIcon.initializerOfUNNotificationActionIcon)
    }

    nonisolated private static func methodOfUNNotificationActionIcon(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationActionIcon).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UNNotificationActionIcon).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotificationActionIcon(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNNotificationActionIcon.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUNNotificationActionIcon(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UNNotificationActionIcon(
                    systemImageName: ObjCRuntime.ObjCMessage.argument(a, 0, "iconWithSystemImageName:", as: (String).self))
            }
        case 1:
            return { a in
                UNNotificationActionIcon(
                    templateImageName: ObjCRuntime.ObjCMessage.argument(a, 0, "iconWithTemplateImageName:", as: (String).self))
            }
        default:
            return { a in UNNotificationActionIcon(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
