// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIMutableUserNotificationCategory {
    nonisolated static var descriptionOfUIMutableUserNotificationCategory: FrameworkClass {
        FrameworkClass(
            UIMutableUserNotificationCategory.self,
            properties: "identifier",
            methods: "setActions:forContext:",
            initializers: "init initWithCoder:",
            property: UIMutableUserNotificationCategory.propertyOfUIMutableUserNotificationCategory,
            method: UIMutableUserNotificationCategory.methodOfUIMutableUserNotificationCategory,
            initializer: UIMutableUserNotificationCategory.initializerOfUIMutableUserNotificationCategory)
    }

    private static func propertyOfUIMutableUserNotificationCategory(_ index: Int) -> ClassDescription.Property {
        .value("identifier", \UIMutableUserNotificationCategory.identifier)
    }

    nonisolated private static func methodOfUIMutableUserNotificationCategory(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIMutableUserNotificationCategory).setActions(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setActions:forContext:", as: ([UIUserNotificationAction]?).self),
                for: ObjCRuntime.ObjCMessage.argument(a, 1, "setActions:forContext:", as: (UIUserNotificationActionContext).self))
        }
    }

    nonisolated private static func initializerOfUIMutableUserNotificationCategory(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIMutableUserNotificationCategory() }
        default:
            return { a in
                UIMutableUserNotificationCategory(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        }
    }
}
