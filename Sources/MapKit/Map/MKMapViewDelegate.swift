import CoreLocation
import Foundation
import UIKit

/// What a map tells and asks. See https://developer.apple.com/documentation/mapkit/mkmapviewdelegate.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    // @objc optional
    /// The map begins to move.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    // @objc optional
    /// The map has moved.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    // @objc optional
    /// The map moves.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    // @objc optional
    /// The map's data is read.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    // @objc optional
    /// The map's data was read.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    // @objc optional
    /// There is no data.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    // @objc optional
    /// The map is drawn.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    // @objc optional
    /// The map was drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    // @objc(mapView:viewForAnnotation:) optional
    /// What shows an annotation; `nil` for the map's own view.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    // @objc(mapView:didAddAnnotationViews:) optional
    /// Views were added.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    // @objc(mapView:annotationView:calloutAccessoryControlTapped:) optional
    /// A control in a callout was touched.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    // @objc(mapView:didSelectAnnotationView:) optional
    /// A view was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    // @objc(mapView:didDeselectAnnotationView:) optional
    /// A view is selected no longer.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    // @objc(mapView:didSelectAnnotation:) optional
    /// An annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    // @objc(mapView:didDeselectAnnotation:) optional
    /// An annotation is selected no longer.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    // @objc optional
    /// The person is looked for.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    // @objc optional
    /// The person is looked for no longer.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    // @objc(mapView:didUpdateUserLocation:) optional
    /// The person is there.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    // @objc optional
    /// Nobody knows where the person is.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    // @objc(mapView:annotationView:didChangeDragState:fromOldState:) optional
    /// A finger moves an annotation.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    // @objc(mapView:didChangeUserTrackingMode:animated:) optional
    /// The map follows the person, or no longer.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    // @objc(mapView:rendererForOverlay:) optional
    /// What draws an overlay.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    // @objc(mapView:didAddOverlayRenderers:) optional
    /// Renderers were added.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    // @objc(mapView:clusterAnnotationForMemberAnnotations:) optional
    /// What stands for several annotations.
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
}
