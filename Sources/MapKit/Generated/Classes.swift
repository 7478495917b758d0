// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("MapKit", classes: names, description)
    }

    private static let names: NameList = """
        Foundation.NSValue MKAnnotationView MKCircle MKCircleRenderer MKClusterAnnotation MKCompassButton MKDirections \
        MKDirections.Request MKDirections.Response MKDistanceFormatter MKGeoJSONDecoder MKGeoJSONFeature MKGeodesicPolyline \
        MKGradientPolylineRenderer MKHybridMapConfiguration MKImageryMapConfiguration MKLocalSearch MKLocalSearch.Request \
        MKLocalSearch.Response MKLocalSearchCompleter MKLocalSearchCompletion MKMapCamera MKMapConfiguration MKMapItem \
        MKMapSnapshotter MKMapSnapshotter.Options MKMapSnapshotter.Snapshot MKMapView MKMapView.CameraBoundary \
        MKMapView.CameraZoomRange MKMarkerAnnotationView MKMultiPoint MKMultiPolygon MKMultiPolygonRenderer MKMultiPolyline \
        MKMultiPolylineRenderer MKOverlayPathRenderer MKOverlayRenderer MKPinAnnotationView MKPlacemark MKPointAnnotation \
        MKPointOfInterestFilter MKPolygon MKPolygonRenderer MKPolyline MKPolylineRenderer MKRoute MKRoute.Step MKScaleView MKShape \
        MKStandardMapConfiguration MKTileOverlay MKTileOverlayRenderer MKUserLocation MKUserLocationView MKUserTrackingBarButtonItem \
        MKUserTrackingButton
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return NSValue.descriptionOfNSValue
        case 1: return MKAnnotationView.descriptionOfMKAnnotationView
        case 2: return MKCircle.descriptionOfMKCircle
        case 3: return MKCircleRenderer.descriptionOfMKCircleRenderer
        case 4: return MKClusterAnnotation.descriptionOfMKClusterAnnotation
        case 5: return MKCompassButton.descriptionOfMKCompassButton
        case 6: return MKDirections.descriptionOfMKDirections
        case 7: return MKDirections.Request.descriptionOfMKDirectionsRequest
        case 8: return MKDirections.Response.descriptionOfMKDirectionsResponse
        case 9: return MKDistanceFormatter.descriptionOfMKDistanceFormatter
        case 10: return MKGeoJSONDecoder.descriptionOfMKGeoJSONDecoder
        case 11: return MKGeoJSONFeature.descriptionOfMKGeoJSONFeature
        case 12: return MKGeodesicPolyline.descriptionOfMKGeodesicPolyline
        case 13: return MKGradientPolylineRenderer.descriptionOfMKGradientPolylineRenderer
        case 14: return MKHybridMapConfiguration.descriptionOfMKHybridMapConfiguration
        case 15: return MKImageryMapConfiguration.descriptionOfMKImageryMapConfiguration
        case 16: return MKLocalSearch.descriptionOfMKLocalSearch
        case 17: return MKLocalSearch.Request.descriptionOfMKLocalSearchRequest
        case 18: return MKLocalSearch.Response.descriptionOfMKLocalSearchResponse
        case 19: return MKLocalSearchCompleter.descriptionOfMKLocalSearchCompleter
        case 20: return MKLocalSearchCompletion.descriptionOfMKLocalSearchCompletion
        case 21: return MKMapCamera.descriptionOfMKMapCamera
        case 22: return MKMapConfiguration.descriptionOfMKMapConfiguration
        case 23: return MKMapItem.descriptionOfMKMapItem
        case 24: return MKMapSnapshotter.descriptionOfMKMapSnapshotter
        case 25: return MKMapSnapshotter.Options.descriptionOfMKMapSnapshotterOptions
        case 26: return MKMapSnapshotter.Snapshot.descriptionOfMKMapSnapshotterSnapshot
        case 27: return MKMapView.descriptionOfMKMapView
        case 28: return MKMapView.CameraBoundary.descriptionOfMKMapViewCameraBoundary
        case 29: return MKMapView.CameraZoomRange.descriptionOfMKMapViewCameraZoomRange
        case 30: return MKMarkerAnnotationView.descriptionOfMKMarkerAnnotationView
        case 31: return MKMultiPoint.descriptionOfMKMultiPoint
        case 32: return MKMultiPolygon.descriptionOfMKMultiPolygon
        case 33: return MKMultiPolygonRenderer.descriptionOfMKMultiPolygonRenderer
        case 34: return MKMultiPolyline.descriptionOfMKMultiPolyline
        case 35: return MKMultiPolylineRenderer.descriptionOfMKMultiPolylineRenderer
        case 36: return MKOverlayPathRenderer.descriptionOfMKOverlayPathRenderer
        case 37: return MKOverlayRenderer.descriptionOfMKOverlayRenderer
        case 38: return MKPinAnnotationView.descriptionOfMKPinAnnotationView
        case 39: return MKPlacemark.descriptionOfMKPlacemark
        case 40: return MKPointAnnotation.descriptionOfMKPointAnnotation
        case 41: return MKPointOfInterestFilter.descriptionOfMKPointOfInterestFilter
        case 42: return MKPolygon.descriptionOfMKPolygon
        case 43: return MKPolygonRenderer.descriptionOfMKPolygonRenderer
        case 44: return MKPolyline.descriptionOfMKPolyline
        case 45: return MKPolylineRenderer.descriptionOfMKPolylineRenderer
        case 46: return MKRoute.descriptionOfMKRoute
        case 47: return MKRoute.Step.descriptionOfMKRouteStep
        case 48: return MKScaleView.descriptionOfMKScaleView
        case 49: return MKShape.descriptionOfMKShape
        case 50: return MKStandardMapConfiguration.descriptionOfMKStandardMapConfiguration
        case 51: return MKTileOverlay.descriptionOfMKTileOverlay
        case 52: return MKTileOverlayRenderer.descriptionOfMKTileOverlayRenderer
        case 53: return MKUserLocation.descriptionOfMKUserLocation
        case 54: return MKUserLocationView.descriptionOfMKUserLocationView
        case 55: return MKUserTrackingBarButtonItem.descriptionOfMKUserTrackingBarButtonItem
        default: return MKUserTrackingButton.descriptionOfMKUserTrackingButton
        }
    }
}
