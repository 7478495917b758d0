// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNMutableNotificationContent {
    nonisolated static var descriptionOfUNMutableNotificationContent: FrameworkClass {
        FrameworkClass(
            UNMutableNotificationContent.self,
            properties: """
                attachments badge body categoryIdentifier filterCriteria interruptionLevel launchImageName relevanceScore sound \
                subtitle summaryArgument summaryArgumentCount targetContentIdentifier threadIdentifier title userInfo
                """,
            initializers: "init initWithCoder:",
            property: UNMutableNotificationContent.propertyOfUNMutableNotificationContent,
            initializer: UNMutableNotificationContent.initializerOfUNMutableNotificationContent)
    }

    private static func propertyOfUNMutableNotificationContent(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("attachments", \UNMutableNotificationContent.attachments)
        case 1: return .value("badge", \UNMutableNotificationContent.badge)
        case 2: return .value("body", \UNMutableNotificationContent.body)
        case 3: return .value("categoryIdentifier", \UNMutableNotificationContent.categoryIdentifier)
        case 4: return .value("filterCriteria", \UNMutableNotificationContent.filterCriteria)
        case 5: return .value("interruptionLevel", \UNMutableNotificationContent.interruptionLevel)
        case 6: return .value("launchImageName", \UNMutableNotificationContent.launchImageName)
        case 7: return .value("relevanceScore", \UNMutableNotificationContent.relevanceScore)
        case 8: return .value("sound", \UNMutableNotificationContent.sound)
        case 9: return .value("subtitle", \UNMutableNotificationContent.subtitle)
        case 10: return .value("summaryArgument", \UNMutableNotificationContent.summaryArgument)
        case 11: return .value("summaryArgumentCount", \UNMutableNotificationContent.summaryArgumentCount)
        case 12: return .value("targetContentIdentifier", \UNMutableNotificationContent.targetContentIdentifier)
        case 13: return .value("threadIdentifier", \UNMutableNotificationContent.threadIdentifier)
        case 14: return .value("title", \UNMutableNotificationContent.title)
        default: return .value("userInfo", \UNMutableNotificationContent.userInfo)
        }
    }

    nonisolated private static func initializerOfUNMutableNotificationContent(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UNMutableNotificationContent() }
        default:
            return { a in UNMutableNotificationContent(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        }
    }
}
