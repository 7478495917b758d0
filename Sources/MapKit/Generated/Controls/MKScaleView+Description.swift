// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKScaleView {
    nonisolated static var descriptionOfMKScaleView: FrameworkClass {
        FrameworkClass(
            MKScaleView.self,
            properties: "legendAlignment mapView scaleVisibility",
            initializers: "init initWithCoder: initWithFrame: scaleViewWithMapView:",
            property: MKScaleView.propertyOfMKScaleView,
            initializer: MKScaleView.initializerOfMKScaleView)
    }

    private static func propertyOfMKScaleView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("legendAlignment", \MKScaleView.legendAlignment)
        case 1: return .value("mapView", \MKScaleView.mapView)
        default: return .value("scaleVisibility", \MKScaleView.scaleVisibility)
        }
    }

    nonisolated private static func initializerOfMKScaleView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKScaleView() }
        case 1: return { a in MKScaleView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in MKScaleView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in MKScaleView(mapView: ObjCRuntime.ObjCMessage.argument(a, 0, "scaleViewWithMapView:", as: (MKMapView?).self)) }
        }
    }
}
