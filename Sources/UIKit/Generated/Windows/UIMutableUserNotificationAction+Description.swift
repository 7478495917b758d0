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

extension UIMutableUserNotificationAction {
    nonisolated static var descriptionOfUIMutableUserNotificationAction: FrameworkClass {
        FrameworkClass(
            UIMutableUserNotificationAction.self,
            properties: """
                activationMode authenticationRequired/isAuthenticationRequired behavior destructive/isDestructive identifier \
                parameters title
                """,
            initializers: "init initWithCoder:",
            property: UIMutableUserNotificationAction.propertyOfUIMutableUserNotificationAction,
            initializer: UIMutableUserNotificationAction.initializerOfUIMutableUserNotificationAction)
    }

    private static func propertyOfUIMutableUserNotificationAction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("activationMode", \UIMutableUserNotificationAction.activationMode)
        case 1: return .value("authenticationRequired", \UIMutableUserNotificationAction.isAuthenticationRequired)
        case 2: return .value("behavior", \UIMutableUserNotificationAction.behavior)
        case 3: return .value("destructive", \UIMutableUserNotificationAction.isDestructive)
        case 4: return .value("identifier", \UIMutableUserNotificationAction.identifier)
        case 5: return .value("parameters", \UIMutableUserNotificationAction.parameters)
        default: return .value("title", \UIMutableUserNotificationAction.title)
        }
    }

    nonisolated private static func initializerOfUIMutableUserNotificationAction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIMutableUserNotificationAction() }
        default:
            return { a in
                UIMutableUserNotificationAction(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        }
    }
}
