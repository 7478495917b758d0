import CoreLocation
import Foundation

/// Something at a place on a map. See https://developer.apple.com/documentation/mapkit/mkannotation.
public protocol MKAnnotation: NSObjectProtocol {
    /// Where it is.
    var coordinate: CLLocationCoordinate2D { get }
    // @objc optional
    /// What its callout says.
    var title: String? { get }
    // @objc optional
    /// What its callout says below.
    var subtitle: String? { get }
}

/// Something that can be drawn on a map. See https://developer.apple.com/documentation/mapkit/mkoverlay.
public protocol MKOverlay: MKAnnotation {
    /// What it covers.
    var boundingMapRect: MKMapRect { get }
    // @objc(intersectsMapRect:) optional
    /// Whether it covers any of a part of the map.
    func intersects(_ mapRect: MKMapRect) -> Bool
    // @objc(canReplaceMapContent) optional
    /// Whether the map need not be drawn below it.
    var canReplaceMapContent: Bool { get }
}

/// A shape on a map. See https://developer.apple.com/documentation/mapkit/mkshape.
open class MKShape: NSObject, MKAnnotation {
    /// What its callout says.
    open var title: String? { didSet { AnnotationChanges.note(self) } }
    /// What its callout says below.
    open var subtitle: String? { didSet { AnnotationChanges.note(self) } }
    var place = CLLocationCoordinate2D()

    /// Where it is.
    open var coordinate: CLLocationCoordinate2D { place }
}

/// A point on a map. See https://developer.apple.com/documentation/mapkit/mkpointannotation.
open class MKPointAnnotation: MKShape {
    /// A point off Africa, to be moved.
    public override init() { super.init() }

    /// A point at a place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        place = coordinate
    }

    /// A point at a place, with what its callout says.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }

    /// Where it is.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            AnnotationChanges.note(self)
        }
    }
}

/// Tells maps that a shape was moved or renamed.
enum AnnotationChanges {
    static let notification = Notification.Name("SampanAnnotationDidChange")
    static func note(_ shape: MKShape) { NotificationCenter.default.post(name: notification, object: shape) }
}
