// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotificationContent {
    nonisolated static var descriptionOfUNNotificationContent: FrameworkClass {
        FrameworkClass(
            UNNotificationContent.self,
            properties: """
                attachments badge body categoryIdentifier filterCriteria interruptionLevel launchImageName relevanceScore sound \
                subtitle summaryArgument summaryArgumentCount targetContentIdentifier threadIdentifier title userInfo
                """,
            methods: "copyWithZone: encodeWithCoder: mutableCopyWithZone:",
            classMethods: "supportsSecureCoding",
            initializers: "init initWithCoder:",
            property: UNNotificationContent.propertyOfUNNotificationContent,
            method: UNNotificationContent.methodOfUNNotificationContent,
            classMethod: UNNotificationContent.classMethodOfUNNotificationContent,
            initializer: UNNotificationContent.initializerOfUNNotificationContent)
    }

    private static func propertyOfUNNotificationContent(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UNNotificationContent.attachments)
        case 1: return .readOnly(\UNNotificationContent.badge)
        case 2: return .readOnly(\UNNotificationContent.body)
        case 3: return .readOnly(\UNNotificationContent.categoryIdentifier)
        case 4: return .readOnly(\UNNotificationContent.filterCriteria)
        case 5: return .readOnly(\UNNotificationContent.interruptionLevel)
        case 6: return .readOnly(\UNNotificationContent.launchImageName)
        case 7: return .readOnly(\UNNotificationContent.relevanceScore)
        case 8: return .readOnly(\UNNotificationContent.sound)
        case 9: return .readOnly(\UNNotificationContent.subtitle)
        case 10: return .readOnly(\UNNotificationContent.summaryArgument)
        case 11: return .readOnly(\UNNotificationContent.summaryArgumentCount)
        case 12: return .readOnly(\UNNotificationContent.targetContentIdentifier)
        case 13: return .readOnly(\UNNotificationContent.threadIdentifier)
        case 14: return .readOnly(\UNNotificationContent.title)
        default: return .readOnly(\UNNotificationContent.userInfo)
        }
    }

    nonisolated private static func methodOfUNNotificationContent(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationContent).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! UNNotificationContent).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        default:
            return { r, a in
                (r as! UNNotificationContent).mutableCopy(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotificationContent(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNNotificationContent.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUNNotificationContent(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UNNotificationContent() }
        default: return { a in UNNotificationContent(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
