// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKMapView {
    nonisolated static var descriptionOfMKMapView: FrameworkClass {
        FrameworkClass(
            MKMapView.self,
            properties: """
                annotationVisibleRect annotations camera cameraBoundary cameraZoomRange centerCoordinate delegate \
                isUserLocationVisible mapType overlays pitchEnabled/isPitchEnabled pointOfInterestFilter preferredConfiguration \
                region rotateEnabled/isRotateEnabled scrollEnabled/isScrollEnabled selectedAnnotations showsBuildings showsCompass \
                showsPointsOfInterest showsScale showsTraffic showsUserLocation showsUserTrackingButton userLocation \
                userTrackingMode visibleMapRect zoomEnabled/isZoomEnabled
                """,
            methods: """
                addAnnotation: addAnnotations: addMKOverlay: addMKOverlay:level: addOverlay: addOverlay:level: addOverlays: \
                addOverlays:level: annotationsInMKMapRect: convertCoordinate:toPointToView: convertPoint:toCoordinateFromView: \
                convertRect:toRegionFromView: convertRegion:toRectToView: dequeueReusableAnnotationViewWithIdentifier: \
                dequeueReusableAnnotationViewWithIdentifier:forAnnotation: deselectAnnotation:animated: exchangeOverlay:withOverlay: \
                exchangeOverlayAtIndex:withOverlayAtIndex: insertOverlay:aboveOverlay: insertOverlay:atIndex: \
                insertOverlay:atIndex:level: insertOverlay:belowOverlay: mapRectThatFits: mapRectThatFits:edgePadding: \
                overlaysInLevel: regionThatFits: registerClass:forAnnotationViewWithReuseIdentifier: removeAnnotation: \
                removeAnnotations: removeMKOverlay: removeOverlay: removeOverlays: rendererForOverlay: selectAnnotation:animated: \
                setCamera:animated: setCameraBoundary:animated: setCameraZoomRange:animated: setCenter:animated: setRegion:animated: \
                setUserTrackingMode:animated: setVisibleMapRect:animated: setVisibleMapRect:edgePadding:animated: \
                showAnnotations:animated: viewForAnnotation:
                """,
            initializers: "init initWithCoder: initWithFrame:",
            property: MKMapView.propertyOfMKMapView,
            method: MKMapView.methodOfMKMapView,
            initializer: MKMapView.initializerOfMKMapView)
    }

    private static func propertyOfMKMapView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKMapView.annotationVisibleRect)
        case 1: return .readOnly(\MKMapView.annotations)
        case 2: return .value("camera", \MKMapView.camera)
        case 3: return .value("cameraBoundary", \MKMapView.cameraBoundary)
        case 4: return .value("cameraZoomRange", \MKMapView.cameraZoomRange)
        case 5: return .value("centerCoordinate", \MKMapView.centerCoordinate)
        case 6: return .reference(\MKMapView.delegate)
        case 7: return .readOnly(\MKMapView.isUserLocationVisible)
        case 8: return .value("mapType", \MKMapView.mapType)
        case 9: return .readOnly(\MKMapView.overlays)
        case 10: return .value("pitchEnabled", \MKMapView.isPitchEnabled)
        case 11: return .value("pointOfInterestFilter", \MKMapView.pointOfInterestFilter)
        case 12: return .value("preferredConfiguration", \MKMapView.preferredConfiguration)
        case 13: return .value("region", \MKMapView.region)
        case 14: return .value("rotateEnabled", \MKMapView.isRotateEnabled)
        case 15: return .value("scrollEnabled", \MKMapView.isScrollEnabled)
        case 16: return .value("selectedAnnotations", \MKMapView.selectedAnnotations)
        case 17: return .value("showsBuildings", \MKMapView.showsBuildings)
        case 18: return .value("showsCompass", \MKMapView.showsCompass)
        case 19: return .value("showsPointsOfInterest", \MKMapView.showsPointsOfInterest)
        case 20: return .value("showsScale", \MKMapView.showsScale)
        case 21: return .value("showsTraffic", \MKMapView.showsTraffic)
        case 22: return .value("showsUserLocation", \MKMapView.showsUserLocation)
        case 23: return .value("showsUserTrackingButton", \MKMapView.showsUserTrackingButton)
        case 24: return .readOnly(\MKMapView.userLocation)
        case 25: return .value("userTrackingMode", \MKMapView.userTrackingMode)
        case 26: return .value("visibleMapRect", \MKMapView.visibleMapRect)
        default: return .value("zoomEnabled", \MKMapView.isZoomEnabled)
        }
    }

    nonisolated private static func methodOfMKMapView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MKMapView).addAnnotation(ObjCRuntime.ObjCMessage.argument(a, 0, "addAnnotation:", as: (any MKAnnotation).self))
            }
        case 1:
            return { r, a in
                (r as! MKMapView).addAnnotations(ObjCRuntime.ObjCMessage.argument(a, 0, "addAnnotations:", as: ([any MKAnnotation]).self))
            }
        case 2: return { r, a in (r as! MKMapView).add(ObjCRuntime.ObjCMessage.argument(a, 0, "addMKOverlay:", as: (any MKOverlay).self)) }
        case 3:
            return { r, a in
                (r as! MKMapView).add(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addMKOverlay:level:", as: (any MKOverlay).self),
                    level: ObjCRuntime.ObjCMessage.argument(a, 1, "addMKOverlay:level:", as: (MKOverlayLevel).self))
            }
        case 4:
            return { r, a in (r as! MKMapView).addOverlay(ObjCRuntime.ObjCMessage.argument(a, 0, "addOverlay:", as: (any MKOverlay).self)) }
        case 5:
            return { r, a in
                (r as! MKMapView).addOverlay(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addOverlay:level:", as: (any MKOverlay).self),
                    level: ObjCRuntime.ObjCMessage.argument(a, 1, "addOverlay:level:", as: (MKOverlayLevel).self))
            }
        case 6:
            return { r, a in
                (r as! MKMapView).addOverlays(ObjCRuntime.ObjCMessage.argument(a, 0, "addOverlays:", as: ([any MKOverlay]).self))
            }
        case 7:
            return { r, a in
                (r as! MKMapView).addOverlays(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addOverlays:level:", as: ([any MKOverlay]).self),
                    level: ObjCRuntime.ObjCMessage.argument(a, 1, "addOverlays:level:", as: (MKOverlayLevel).self))
            }
        case 8:
            return { r, a in
                (r as! MKMapView).annotations(in: ObjCRuntime.ObjCMessage.argument(a, 0, "annotationsInMKMapRect:", as: (MKMapRect).self))
            }
        case 9:
            return { r, a in
                (r as! MKMapView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertCoordinate:toPointToView:", as: (CLLocationCoordinate2D).self),
                    toPointTo: ObjCRuntime.ObjCMessage.argument(a, 1, "convertCoordinate:toPointToView:", as: (UIView?).self))
            }
        case 10:
            return { r, a in
                (r as! MKMapView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toCoordinateFromView:", as: (CGPoint).self),
                    toCoordinateFrom: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toCoordinateFromView:", as: (UIView?).self))
            }
        case 11:
            return { r, a in
                (r as! MKMapView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:toRegionFromView:", as: (CGRect).self),
                    toRegionFrom: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:toRegionFromView:", as: (UIView?).self))
            }
        case 12:
            return { r, a in
                (r as! MKMapView).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRegion:toRectToView:", as: (MKCoordinateRegion).self),
                    toRectTo: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRegion:toRectToView:", as: (UIView?).self))
            }
        case 13:
            return { r, a in
                (r as! MKMapView).dequeueReusableAnnotationView(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dequeueReusableAnnotationViewWithIdentifier:", as: (String).self))
            }
        case 14:
            return { r, a in
                (r as! MKMapView).dequeueReusableAnnotationView(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "dequeueReusableAnnotationViewWithIdentifier:forAnnotation:", as: (String).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "dequeueReusableAnnotationViewWithIdentifier:forAnnotation:", as: (any MKAnnotation).self))
            }
        case 15:
            return { r, a in
                (r as! MKMapView).deselectAnnotation(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "deselectAnnotation:animated:", as: ((any MKAnnotation)?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "deselectAnnotation:animated:", as: (Bool).self))
            }
        case 16:
            return { r, a in
                (r as! MKMapView).exchangeOverlay(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "exchangeOverlay:withOverlay:", as: (any MKOverlay).self),
                    with: ObjCRuntime.ObjCMessage.argument(a, 1, "exchangeOverlay:withOverlay:", as: (any MKOverlay).self))
            }
        case 17:
            return { r, a in
                (r as! MKMapView).exchangeOverlay(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "exchangeOverlayAtIndex:withOverlayAtIndex:", as: (Int).self),
                    withOverlayAt: ObjCRuntime.ObjCMessage.argument(a, 1, "exchangeOverlayAtIndex:withOverlayAtIndex:", as: (Int).self))
            }
        case 18:
            return { r, a in
                (r as! MKMapView).insertOverlay(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertOverlay:aboveOverlay:", as: (any MKOverlay).self),
                    above: ObjCRuntime.ObjCMessage.argument(a, 1, "insertOverlay:aboveOverlay:", as: (any MKOverlay).self))
            }
        case 19:
            return { r, a in
                (r as! MKMapView).insertOverlay(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertOverlay:atIndex:", as: (any MKOverlay).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertOverlay:atIndex:", as: (Int).self))
            }
        case 20:
            return { r, a in
                (r as! MKMapView).insertOverlay(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertOverlay:atIndex:level:", as: (any MKOverlay).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertOverlay:atIndex:level:", as: (Int).self),
                    level: ObjCRuntime.ObjCMessage.argument(a, 2, "insertOverlay:atIndex:level:", as: (MKOverlayLevel).self))
            }
        case 21:
            return { r, a in
                (r as! MKMapView).insertOverlay(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertOverlay:belowOverlay:", as: (any MKOverlay).self),
                    below: ObjCRuntime.ObjCMessage.argument(a, 1, "insertOverlay:belowOverlay:", as: (any MKOverlay).self))
            }
        case 22:
            return { r, a in
                (r as! MKMapView).mapRectThatFits(ObjCRuntime.ObjCMessage.argument(a, 0, "mapRectThatFits:", as: (MKMapRect).self))
            }
        case 23:
            return { r, a in
                (r as! MKMapView).mapRectThatFits(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "mapRectThatFits:edgePadding:", as: (MKMapRect).self),
                    edgePadding: ObjCRuntime.ObjCMessage.argument(a, 1, "mapRectThatFits:edgePadding:", as: (UIEdgeInsets).self))
            }
        case 24:
            return { r, a in
                (r as! MKMapView).overlays(in: ObjCRuntime.ObjCMessage.argument(a, 0, "overlaysInLevel:", as: (MKOverlayLevel).self))
            }
        case 25:
            return { r, a in
                (r as! MKMapView).regionThatFits(ObjCRuntime.ObjCMessage.argument(a, 0, "regionThatFits:", as: (MKCoordinateRegion).self))
            }
        case 26:
            return { r, a in
                (r as! MKMapView).register(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "registerClass:forAnnotationViewWithReuseIdentifier:", as: (AnyClass?).self),
                    forAnnotationViewWithReuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerClass:forAnnotationViewWithReuseIdentifier:", as: (String).self))
            }
        case 27:
            return { r, a in
                (r as! MKMapView).removeAnnotation(ObjCRuntime.ObjCMessage.argument(a, 0, "removeAnnotation:", as: (any MKAnnotation).self))
            }
        case 28:
            return { r, a in
                (r as! MKMapView).removeAnnotations(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeAnnotations:", as: ([any MKAnnotation]).self))
            }
        case 29:
            return { r, a in (r as! MKMapView).remove(ObjCRuntime.ObjCMessage.argument(a, 0, "removeMKOverlay:", as: (any MKOverlay).self))
            }
        case 30:
            return { r, a in
                (r as! MKMapView).removeOverlay(ObjCRuntime.ObjCMessage.argument(a, 0, "removeOverlay:", as: (any MKOverlay).self))
            }
        case 31:
            return { r, a in
                (r as! MKMapView).removeOverlays(ObjCRuntime.ObjCMessage.argument(a, 0, "removeOverlays:", as: ([any MKOverlay]).self))
            }
        case 32:
            return { r, a in
                (r as! MKMapView).renderer(for: ObjCRuntime.ObjCMessage.argument(a, 0, "rendererForOverlay:", as: (any MKOverlay).self))
            }
        case 33:
            return { r, a in
                (r as! MKMapView).selectAnnotation(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "selectAnnotation:animated:", as: (any MKAnnotation).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "selectAnnotation:animated:", as: (Bool).self))
            }
        case 34:
            return { r, a in
                (r as! MKMapView).setCamera(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCamera:animated:", as: (MKMapCamera).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setCamera:animated:", as: (Bool).self))
            }
        case 35:
            return { r, a in
                (r as! MKMapView).setCameraBoundary(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCameraBoundary:animated:", as: (MKMapView.CameraBoundary?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setCameraBoundary:animated:", as: (Bool).self))
            }
        case 36:
            return { r, a in
                (r as! MKMapView).setCameraZoomRange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCameraZoomRange:animated:", as: (MKMapView.CameraZoomRange?).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setCameraZoomRange:animated:", as: (Bool).self))
            }
        case 37:
            return { r, a in
                (r as! MKMapView).setCenter(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setCenter:animated:", as: (CLLocationCoordinate2D).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setCenter:animated:", as: (Bool).self))
            }
        case 38:
            return { r, a in
                (r as! MKMapView).setRegion(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setRegion:animated:", as: (MKCoordinateRegion).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setRegion:animated:", as: (Bool).self))
            }
        case 39:
            return { r, a in
                (r as! MKMapView).setUserTrackingMode(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setUserTrackingMode:animated:", as: (MKUserTrackingMode).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setUserTrackingMode:animated:", as: (Bool).self))
            }
        case 40:
            return { r, a in
                (r as! MKMapView).setVisibleMapRect(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setVisibleMapRect:animated:", as: (MKMapRect).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setVisibleMapRect:animated:", as: (Bool).self))
            }
        case 41:
            return { r, a in
                (r as! MKMapView).setVisibleMapRect(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setVisibleMapRect:edgePadding:animated:", as: (MKMapRect).self),
                    edgePadding: ObjCRuntime.ObjCMessage.argument(a, 1, "setVisibleMapRect:edgePadding:animated:", as: (UIEdgeInsets).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 2, "setVisibleMapRect:edgePadding:animated:", as: (Bool).self))
            }
        case 42:
            return { r, a in
                (r as! MKMapView).showAnnotations(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "showAnnotations:animated:", as: ([any MKAnnotation]).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "showAnnotations:animated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! MKMapView).view(for: ObjCRuntime.ObjCMessage.argument(a, 0, "viewForAnnotation:", as: (any MKAnnotation).self))
            }
        }
    }

    nonisolated private static func initializerOfMKMapView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MKMapView() }
        case 1: return { a in MKMapView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in MKMapView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
