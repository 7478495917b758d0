// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKUserTrackingBarButtonItem {
    nonisolated static var descriptionOfMKUserTrackingBarButtonItem: FrameworkClass {
        FrameworkClass(
            MKUserTrackingBarButtonItem.self,
            properties: "mapView",
            initializers: "initWithCoder: initWithMapView:",
            property: MKUserTrackingBarButtonItem.propertyOfMKUserTrackingBarButtonItem,
            initializer: MKUserTrackingBarButtonItem.initializerOfMKUserTrackingBarButtonItem)
    }

    private static func propertyOfMKUserTrackingBarButtonItem(_ index: Int) -> ClassDescription.Property {
        .value("mapView", \MKUserTrackingBarButtonItem.mapView)
    }

    nonisolated private static func initializerOfMKUserTrackingBarButtonItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in MKUserTrackingBarButtonItem(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                MKUserTrackingBarButtonItem(mapView: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMapView:", as: (MKMapView?).self))
            }
        }
    }
}
