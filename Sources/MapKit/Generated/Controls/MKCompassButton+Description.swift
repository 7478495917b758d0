// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKCompassButton {
    nonisolated static var descriptionOfMKCompassButton: FrameworkClass {
        FrameworkClass(
            MKCompassButton.self,
            properties: "compassVisibility mapView",
            initializers: "compassButtonWithMapView: init initWithCoder: initWithFrame:",
            property: MKCompassButton.propertyOfMKCompassButton,
            initializer: MKCompassButton.initializerOfMKCompassButton)
    }

    private static func propertyOfMKCompassButton(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("compassVisibility", \MKCompassButton.compassVisibility)
        default: return .value("mapView", \MKCompassButton.mapView)
        }
    }

    nonisolated private static func initializerOfMKCompassButton(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKCompassButton(mapView: ObjCRuntime.ObjCMessage.argument(a, 0, "compassButtonWithMapView:", as: (MKMapView?).self))
            }
        case 1: return { _ in MKCompassButton() }
        case 2: return { a in MKCompassButton(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in MKCompassButton(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
