import CoreLocation
import Foundation
import UIKit

extension MKMapView {
    /// The part of the earth that is shown; more than was set where the map's shape is another.
    public var region: MKCoordinateRegion {
        get {
            if case .region(let region)? = wanted, projection.size.width == 0 { return region }
            return projection.region
        }
        set { setRegion(newValue, animated: false) }
    }

    /// What is in the middle.
    public var centerCoordinate: CLLocationCoordinate2D {
        get {
            if case .region(let region)? = wanted, projection.size.width == 0 { return region.center }
            return MKMapPoint(x: projection.x, y: projection.y).coordinate
        }
        set { setCenter(newValue, animated: false) }
    }

    /// The part of the map that is shown.
    public var visibleMapRect: MKMapRect {
        get { projection.upright.visibleRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// The part that the map would show for another.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        projection.size.width > 0 ? projection.upright.fitting(region.mapRect).region : region
    }

    /// Shows a part of the map.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }

    /// Shows a part of the map, with space about it, in points.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        guard !mapRect.isNull else { return }
        show(.rect(mapRect, insets), animated: animate)
    }

    /// The part that the map would show for another.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

    /// The part that the map would show for another, with space about it, in points.
    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        projection.size.width > 0 ? projection.upright.fitting(mapRect, insets: insets).visibleRect : mapRect
    }

    /// From where the map is seen. A copy is returned, and set.
    public var camera: MKMapCamera {
        get {
            if case .camera(let camera)? = wanted, projection.size.width == 0 { return camera }
            return MKMapCamera(
                lookingAtCenter: centerCoordinate, fromDistance: projection.altitude, pitch: 0, heading: projection.heading)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Sees the map from elsewhere.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        show(.camera(camera.copy() as? MKMapCamera ?? camera), animated: animated)
    }

    // MARK: Between the map and views

    // @objc(convertCoordinate:toPointToView:)
    /// Where a place is in a view; `nil` for the window.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        layoutIfNeeded()
        return convert(projection.point(MKMapPoint(coordinate)), to: view)
    }

    // @objc(convertPoint:toCoordinateFromView:)
    /// Which place is at a point of a view; `nil` for the window.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        layoutIfNeeded()
        var place = projection.mapPoint(convert(point, from: view)).coordinate
        place.longitude = remainder(place.longitude, 360)
        return place
    }

    // @objc(convertRegion:toRectToView:)
    /// Where a part of the earth is in a view; `nil` for the window.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        layoutIfNeeded()
        let rect = region.mapRect
        let corners = [
            MKMapPoint(x: rect.minX, y: rect.minY), MKMapPoint(x: rect.maxX, y: rect.minY), MKMapPoint(x: rect.minX, y: rect.maxY),
            MKMapPoint(x: rect.maxX, y: rect.maxY),
        ].map(projection.point(asIs:))
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let frame = CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
        return convert(frame, to: view)
    }

    // @objc(convertRect:toRegionFromView:)
    /// Which part of the earth a part of a view shows; `nil` for the window.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        layoutIfNeeded()
        let frame = convert(rect, from: view)
        let corners = [
            frame.origin, CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY),
            CGPoint(x: frame.maxX, y: frame.maxY),
        ]
        return MKCoordinateRegion(
            corners.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: projection.mapPoint($1), size: MKMapSize())) })
    }
}
