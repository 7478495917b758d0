// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMapItem {
    nonisolated static var descriptionOfMKMapItem: FrameworkClass {
        FrameworkClass(
            MKMapItem.self,
            properties: "isCurrentLocation name phoneNumber placemark pointOfInterestCategory timeZone url",
            methods: "openInMapsWithLaunchOptions: openInMapsWithLaunchOptions:fromScene:completionHandler:",
            classMethods: """
                mapItemForCurrentLocation openMapsWithItems:launchOptions: \
                openMapsWithItems:launchOptions:fromScene:completionHandler:
                """,
            initializers: "initWithPlacemark:",
            property: MKMapItem.propertyOfMKMapItem,
            method: MKMapItem.methodOfMKMapItem,
            classMethod: MKMapItem.classMethodOfMKMapItem,
            initializer: MKMapItem.initializerOfMKMapItem)
    }

    private static func propertyOfMKMapItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKMapItem.isCurrentLocation)
        case 1: return .value("name", \MKMapItem.name)
        case 2: return .value("phoneNumber", \MKMapItem.phoneNumber)
        case 3: return .readOnly(\MKMapItem.placemark)
        case 4: return .value("pointOfInterestCategory", \MKMapItem.pointOfInterestCategory)
        case 5: return .value("timeZone", \MKMapItem.timeZone)
        default: return .value("url", \MKMapItem.url)
        }
    }

    nonisolated private static func methodOfMKMapItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKMapItem).openInMaps(
                    launchOptions: ObjCRuntime.ObjCMessage.argument(a, 0, "openInMapsWithLaunchOptions:", as: ([String: Any]?).self))
            }
        default:
            return { r, a in
                (r as! MKMapItem).openInMaps(
                    launchOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "openInMapsWithLaunchOptions:fromScene:completionHandler:", as: ([String: Any]?).self),
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "openInMapsWithLaunchOptions:fromScene:completionHandler:", as: (UIScene?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "openInMapsWithLaunchOptions:fromScene:completionHandler:", as: (((Bool) -> Void)?).self))
            }
        }
    }

    nonisolated private static func classMethodOfMKMapItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MKMapItem.Type).forCurrentLocation() }
        case 1:
            return { r, a in
                (r as! MKMapItem.Type).openMaps(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "openMapsWithItems:launchOptions:", as: ([MKMapItem]).self),
                    launchOptions: ObjCRuntime.ObjCMessage.argument(a, 1, "openMapsWithItems:launchOptions:", as: ([String: Any]?).self))
            }
        default:
            return { r, a in
                (r as! MKMapItem.Type).openMaps(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "openMapsWithItems:launchOptions:fromScene:completionHandler:", as: ([MKMapItem]).self),
                    launchOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "openMapsWithItems:launchOptions:fromScene:completionHandler:", as: ([String: Any]?).self),
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "openMapsWithItems:launchOptions:fromScene:completionHandler:", as: (UIScene?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "openMapsWithItems:launchOptions:fromScene:completionHandler:", as: (((Bool) -> Void)?).self))
            }
        }
    }

    nonisolated private static func initializerOfMKMapItem(_ index: Int) -> ObjCFactory {
        { a in MKMapItem(placemark: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPlacemark:", as: (MKPlacemark).self)) }
    }
}
