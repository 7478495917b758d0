// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMarkerAnnotationView {
    nonisolated static var descriptionOfMKMarkerAnnotationView: FrameworkClass {
        FrameworkClass(
            MKMarkerAnnotationView.self,
            properties: """
                animatesWhenAdded annotation glyphImage glyphText glyphTintColor markerTintColor selectedGlyphImage \
                subtitleVisibility titleVisibility
                """,
            initializers: "initWithAnnotation:reuseIdentifier: initWithCoder:",
            property: MKMarkerAnnotationView.propertyOfMKMarkerAnnotationView,
            initializer: MKMarkerAnnotationView.initializerOfMKMarkerAnnotationView)
    }

    private static func propertyOfMKMarkerAnnotationView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("animatesWhenAdded", \MKMarkerAnnotationView.animatesWhenAdded)
        case 1: return .reference(\MKMarkerAnnotationView.annotation)
        case 2: return .value("glyphImage", \MKMarkerAnnotationView.glyphImage)
        case 3: return .value("glyphText", \MKMarkerAnnotationView.glyphText)
        case 4: return .value("glyphTintColor", \MKMarkerAnnotationView.glyphTintColor)
        case 5: return .value("markerTintColor", \MKMarkerAnnotationView.markerTintColor)
        case 6: return .value("selectedGlyphImage", \MKMarkerAnnotationView.selectedGlyphImage)
        case 7: return .value("subtitleVisibility", \MKMarkerAnnotationView.subtitleVisibility)
        default: return .value("titleVisibility", \MKMarkerAnnotationView.titleVisibility)
        }
    }

    nonisolated private static func initializerOfMKMarkerAnnotationView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKMarkerAnnotationView(
                    annotation: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAnnotation:reuseIdentifier:", as: ((any MKAnnotation)?).self),
                    reuseIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAnnotation:reuseIdentifier:", as: (String?).self))
            }
        default: return { a in MKMarkerAnnotationView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
