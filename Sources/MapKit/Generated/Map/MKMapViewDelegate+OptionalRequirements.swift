// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import UIKit

extension MKMapViewDelegate {
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation])
        -> MKClusterAnnotation
    { OptionalRequirement.notImplemented() }
}
