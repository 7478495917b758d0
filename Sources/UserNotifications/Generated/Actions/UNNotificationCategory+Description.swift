// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotificationCategory {
    nonisolated static var descriptionOfUNNotificationCategory: FrameworkClass {
        FrameworkClass(
            UNNotificationCategory.self,
            properties: "actions categorySummaryFormat hiddenPreviewsBodyPlaceholder identifier intentIdentifiers options",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: """
                categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options: \
                categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:options: \
                categoryWithIdentifier:actions:intentIdentifiers:options: initWithCoder:
                """,
            property: UNNotificationCategory.propertyOfUNNotificationCategory,
            method: UNNotificationCategory.methodOfUNNotificationCategory,
            classMethod: UNNotificationCategory.classMethodOfUNNotificationCategory,
            initializer: UNNotificationCategory.initializerOfUNNotificationCategory)
    }

    private static func propertyOfUNNotificationCategory(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UNNotificationCategory.actions)
        case 1: return .readOnly(\UNNotificationCategory.categorySummaryFormat)
        case 2: return .readOnly(\UNNotificationCategory.hiddenPreviewsBodyPlaceholder)
        case 3: return .readOnly(\UNNotificationCategory.identifier)
        case 4: return .readOnly(\UNNotificationCategory.intentIdentifiers)
        default: return .readOnly(\UNNotificationCategory.options)
        }
    }

    nonisolated private static func methodOfUNNotificationCategory(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationCategory).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UNNotificationCategory).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotificationCategory(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNNotificationCategory.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUNNotificationCategory(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UNNotificationCategory(
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:",
                        as: (String).self),
                    actions: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:",
                        as: ([UNNotificationAction]).self),
                    intentIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:",
                        as: ([String]).self),
                    hiddenPreviewsBodyPlaceholder: ObjCRuntime.ObjCMessage.argument(
                        a, 3,
                        "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:",
                        as: (String?).self),
                    categorySummaryFormat: ObjCRuntime.ObjCMessage.argument(
                        a, 4,
                        "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:",
                        as: (String?).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 5,
                        "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:",
                        as: (UNNotificationCategoryOptions).self))
            }
        case 1:
            return { a in
                UNNotificationCategory(
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:options:", as: (String).self),
                    actions: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:options:",
                        as: ([UNNotificationAction]).self),
                    intentIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:options:", as: ([String]).self
                    ),
                    hiddenPreviewsBodyPlaceholder: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:options:", as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:options:",
                        as: (UNNotificationCategoryOptions).self))
            }
        case 2:
            return { a in
                UNNotificationCategory(
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "categoryWithIdentifier:actions:intentIdentifiers:options:", as: (String).self),
                    actions: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "categoryWithIdentifier:actions:intentIdentifiers:options:", as: ([UNNotificationAction]).self),
                    intentIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "categoryWithIdentifier:actions:intentIdentifiers:options:", as: ([String]).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "categoryWithIdentifier:actions:intentIdentifiers:options:", as: (UNNotificationCategoryOptions).self))
            }
        default: return { a in UNNotificationCategory(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
