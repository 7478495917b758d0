// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import QuartzCore
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("MapKit", classes: names, description)
    }

    private static let names: NameList = """
        Foundation.NSValue MKAnnotationView MKCircle MKCircleRenderer MKClusterAnnotation MKDirections MKDirections.Request \
        MKDirections.Response MKDistanceFormatter MKGeodesicPolyline MKLocalSearch MKLocalSearch.Request MKLocalSearch.Response \
        MKMapCamera MKMapItem MKMapSnapshotter MKMapSnapshotter.Options MKMapSnapshotter.Snapshot MKMapView MKMarkerAnnotationView \
        MKMultiPoint MKOverlayPathRenderer MKOverlayRenderer MKPinAnnotationView MKPlacemark MKPointAnnotation MKPolygon \
        MKPolygonRenderer MKPolyline MKPolylineRenderer MKRoute MKRoute.Step MKShape MKUserLocation MKUserLocationView \
        MKUserTrackingBarButtonItem
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return NSValue.descriptionOfNSValue
        case 1: return MKAnnotationView.descriptionOfMKAnnotationView
        case 2: return MKCircle.descriptionOfMKCircle
        case 3: return MKCircleRenderer.descriptionOfMKCircleRenderer
        case 4: return MKClusterAnnotation.descriptionOfMKClusterAnnotation
        case 5: return MKDirections.descriptionOfMKDirections
        case 6: return MKDirections.Request.descriptionOfMKDirectionsRequest
        case 7: return MKDirections.Response.descriptionOfMKDirectionsResponse
        case 8: return MKDistanceFormatter.descriptionOfMKDistanceFormatter
        case 9: return MKGeodesicPolyline.descriptionOfMKGeodesicPolyline
        case 10: return MKLocalSearch.descriptionOfMKLocalSearch
        case 11: return MKLocalSearch.Request.descriptionOfMKLocalSearchRequest
        case 12: return MKLocalSearch.Response.descriptionOfMKLocalSearchResponse
        case 13: return MKMapCamera.descriptionOfMKMapCamera
        case 14: return MKMapItem.descriptionOfMKMapItem
        case 15: return MKMapSnapshotter.descriptionOfMKMapSnapshotter
        case 16: return MKMapSnapshotter.Options.descriptionOfMKMapSnapshotterOptions
        case 17: return MKMapSnapshotter.Snapshot.descriptionOfMKMapSnapshotterSnapshot
        case 18: return MKMapView.descriptionOfMKMapView
        case 19: return MKMarkerAnnotationView.descriptionOfMKMarkerAnnotationView
        case 20: return MKMultiPoint.descriptionOfMKMultiPoint
        case 21: return MKOverlayPathRenderer.descriptionOfMKOverlayPathRenderer
        case 22: return MKOverlayRenderer.descriptionOfMKOverlayRenderer
        case 23: return MKPinAnnotationView.descriptionOfMKPinAnnotationView
        case 24: return MKPlacemark.descriptionOfMKPlacemark
        case 25: return MKPointAnnotation.descriptionOfMKPointAnnotation
        case 26: return MKPolygon.descriptionOfMKPolygon
        case 27: return MKPolygonRenderer.descriptionOfMKPolygonRenderer
        case 28: return MKPolyline.descriptionOfMKPolyline
        case 29: return MKPolylineRenderer.descriptionOfMKPolylineRenderer
        case 30: return MKRoute.descriptionOfMKRoute
        case 31: return MKRoute.Step.descriptionOfMKRouteStep
        case 32: return MKShape.descriptionOfMKShape
        case 33: return MKUserLocation.descriptionOfMKUserLocation
        case 34: return MKUserLocationView.descriptionOfMKUserLocationView
        default: return MKUserTrackingBarButtonItem.descriptionOfMKUserTrackingBarButtonItem
        }
    }
}
