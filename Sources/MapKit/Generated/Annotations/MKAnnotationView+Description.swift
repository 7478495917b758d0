// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKAnnotationView {
    nonisolated static var descriptionOfMKAnnotationView: FrameworkClass {
        FrameworkClass(
            MKAnnotationView.self,
            properties: """
                annotation calloutOffset canShowCallout centerOffset clusterAnnotationView clusteringIdentifier collisionMode \
                detailCalloutAccessoryView displayPriority dragState draggable/isDraggable enabled/isEnabled \
                highlighted/isHighlighted image leftCalloutAccessoryView reuseIdentifier rightCalloutAccessoryView \
                selected/isSelected selectedZPriority zPriority
                """,
            methods: "prepareForDisplay prepareForReuse setDragState:animated: setSelected:animated:",
            initializers: "initWithAnnotation:reuseIdentifier: initWithCoder:",
            property: MKAnnotationView.propertyOfMKAnnotationView,
            method: MKAnnotationView.methodOfMKAnnotationView,
            initializer: MKAnnotationView.initializerOfMKAnnotationView)
    }

    private static func propertyOfMKAnnotationView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\MKAnnotationView.annotation)
        case 1: return .value("calloutOffset", \MKAnnotationView.calloutOffset)
        case 2: return .value("canShowCallout", \MKAnnotationView.canShowCallout)
        case 3: return .value("centerOffset", \MKAnnotationView.centerOffset)
        case 4: return .readOnly(\MKAnnotationView.clusterAnnotationView)
        case 5: return .value("clusteringIdentifier", \MKAnnotationView.clusteringIdentifier)
        case 6: return .value("collisionMode", \MKAnnotationView.collisionMode)
        case 7: return .value("detailCalloutAccessoryView", \MKAnnotationView.detailCalloutAccessoryView)
        case 8: return .value("displayPriority", \MKAnnotationView.displayPriority)
        case 9: return .value("dragState", \MKAnnotationView.dragState)
        case 10: return .value("draggable", \MKAnnotationView.isDraggable)
        case 11: return .value("enabled", \MKAnnotationView.isEnabled)
        case 12: return .value("highlighted", \MKAnnotationView.isHighlighted)
        case 13: return .value("image", \MKAnnotationView.image)
        case 14: return .value("leftCalloutAccessoryView", \MKAnnotationView.leftCalloutAccessoryView)
        case 15: return .readOnly(\MKAnnotationView.reuseIdentifier)
        case 16: return .value("rightCalloutAccessoryView", \MKAnnotationView.rightCalloutAccessoryView)
        case 17: return .value("selected", \MKAnnotationView.isSelected)
        case 18: return .value("selectedZPriority", \MKAnnotationView.selectedZPriority)
        default: return .value("zPriority", \MKAnnotationView.zPriority)
        }
    }

    nonisolated private static func methodOfMKAnnotationView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MKAnnotationView).prepareForDisplay() }
        case 1: return { r, _ in (r as! MKAnnotationView).prepareForReuse() }
        case 2:
            return { r, a in
                (r as! MKAnnotationView).setDragState(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setDragState:animated:", as: (MKAnnotationView.DragState).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setDragState:animated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! MKAnnotationView).setSelected(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setSelected:animated:", as: (Bool).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setSelected:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfMKAnnotationView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MKAnnotationView(
                    annotation: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithAnnotation:reuseIdentifier:", as: ((any MKAnnotation)?).self),
                    reuseIdentifier: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithAnnotation:reuseIdentifier:", as: (String?).self))
            }
        default: return { a in MKAnnotationView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
