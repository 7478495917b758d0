// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKUserTrackingButton {
    nonisolated static var descriptionOfMKUserTrackingButton: FrameworkClass {
        FrameworkClass(
            MKUserTrackingButton.self,
            properties: "mapView",
            initializers: "init initWithCoder: initWithFrame: userTrackingButtonWithMapView:",
            property: MKUserTrackingButton.propertyOfMKUserTrackingButton,
            initializer: MKUserTrackingButton.initializerOfMKUserTrackingButton)
    }

    private static func propertyOfMKUserTrackingButton(_ index: Int) -> ClassDescription.Property {
        .value("mapView", \MKUserTrackingButton.mapView)
    }

    nonisolated private static func initializerOfMKUserTrackingButton(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKUserTrackingButton() }
        case 1: return { a in MKUserTrackingButton(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in MKUserTrackingButton(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                MKUserTrackingButton(
                    mapView: ObjCRuntime.ObjCMessage.argument(a, 0, "userTrackingButtonWithMapView:", as: (MKMapView?).self))
            }
        }
    }
}
